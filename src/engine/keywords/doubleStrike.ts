import type { KeywordRules } from './rules.ts'

/** Its rules: combat/assign. */
export const doubleStrike: KeywordRules<'doubleStrike'> = { rule: '2004:502.28' }
