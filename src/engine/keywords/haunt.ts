import type { KeywordRules } from './rules.ts'

export const haunt: KeywordRules<'haunt'> = { rule: '2011:702.53' }
