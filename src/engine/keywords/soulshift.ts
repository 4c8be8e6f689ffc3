import type { KeywordRules } from './rules.ts'

export const soulshift: KeywordRules<'soulshift'> = { rule: null }
