import type { KeywordRules } from './rules.ts'

export const cascade: KeywordRules<'cascade'> = { rule: '2011:702.83' }
