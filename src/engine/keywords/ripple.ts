import type { KeywordRules } from './rules.ts'

export const ripple: KeywordRules<'ripple'> = { rule: '2011:702.58' }
