import type { KeywordRules } from './rules.ts'

/** Its rules: combat/assign. */
export const firstStrike: KeywordRules<'firstStrike'> = { rule: '2004:502.2' }
