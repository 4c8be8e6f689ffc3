import type { KeywordRules } from './rules.ts'

export const reinforce: KeywordRules<'reinforce'> = { rule: '2011:702.75' }
