import type { KeywordRules } from './rules.ts'

/** 502.21a: an optional additional cost. */
export const kicker: KeywordRules<'kicker'> = { rule: '2004:502.21', option: { cost: ({ cost }) => cost } }
