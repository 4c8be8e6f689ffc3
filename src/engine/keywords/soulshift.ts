import type { KeywordRules } from './rules.ts'

export const soulshift: KeywordRules<'soulshift'> = { rule: '2011:702.44' }
