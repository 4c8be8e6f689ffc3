import type { KeywordRules } from './rules.ts'

export const graft: KeywordRules<'graft'> = { rule: '2011:702.56' }
