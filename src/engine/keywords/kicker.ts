import type { KeywordRules } from './rules.ts'

/** 502.21a, 2011:702.31: an optional additional cost, once or any number of times. */
export const kicker: KeywordRules<'kicker'> = {
  rule: '2004:502.21',
  option: { cost: ({ cost }) => cost, repeats: ({ multi }) => multi === true },
}
