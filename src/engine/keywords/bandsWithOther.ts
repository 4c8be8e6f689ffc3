import type { KeywordRules } from './rules.ts'

export const bandsWithOther: KeywordRules<'bandsWithOther'> = { rule: '2004:502.11' }
