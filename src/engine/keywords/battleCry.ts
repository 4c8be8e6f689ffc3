import type { KeywordRules } from './rules.ts'

export const battleCry: KeywordRules<'battleCry'> = { rule: null }
