import type { KeywordRules } from './rules.ts'

/** Its rules: combat/assign. */
export const trample: KeywordRules<'trample'> = { rule: '2004:502.9' }
