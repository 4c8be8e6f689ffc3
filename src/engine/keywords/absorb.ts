import type { KeywordRules } from './rules.ts'

export const absorb: KeywordRules<'absorb'> = { rule: '2011:702.62' }
