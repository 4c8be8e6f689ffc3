import type { KeywordRules } from './rules.ts'

export const poisonous: KeywordRules<'poisonous'> = { rule: '2011:702.68' }
