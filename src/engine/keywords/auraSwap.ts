import type { KeywordRules } from './rules.ts'

export const auraSwap: KeywordRules<'auraSwap'> = { rule: '2011:702.63' }
