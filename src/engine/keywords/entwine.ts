import type { KeywordRules } from './rules.ts'

/** 502.32a: an optional additional cost, for which all modes are chosen. */
export const entwine: KeywordRules<'entwine'> = {
  rule: '2004:502.32',
  option: { cost: ({ cost }) => cost, allModes: true },
}
