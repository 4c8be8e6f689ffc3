import type { KeywordRules } from './rules.ts'

export const vanishing: KeywordRules<'vanishing'> = { rule: '2011:702.61' }
