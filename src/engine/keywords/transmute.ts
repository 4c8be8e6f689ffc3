import type { KeywordRules } from './rules.ts'

export const transmute: KeywordRules<'transmute'> = { rule: '2011:702.51' }
