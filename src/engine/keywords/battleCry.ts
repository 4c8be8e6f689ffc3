import type { KeywordRules } from './rules.ts'

export const battleCry: KeywordRules<'battleCry'> = { rule: '2011:702.89' }
