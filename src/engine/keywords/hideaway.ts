import type { KeywordRules } from './rules.ts'

export const hideaway: KeywordRules<'hideaway'> = { rule: '2011:702.73' }
