import type { KeywordRules } from './rules.ts'

/** Its rules: events/phasing. */
export const phasing: KeywordRules<'phasing'> = { rule: '2004:502.15' }
