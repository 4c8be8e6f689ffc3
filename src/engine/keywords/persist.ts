import type { KeywordRules } from './rules.ts'

export const persist: KeywordRules<'persist'> = { rule: '2011:702.77' }
