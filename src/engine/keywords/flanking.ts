import type { KeywordRules } from './rules.ts'

export const flanking: KeywordRules<'flanking'> = { rule: '2004:502.3' }
