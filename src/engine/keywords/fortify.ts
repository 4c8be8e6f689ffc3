import type { KeywordRules } from './rules.ts'

export const fortify: KeywordRules<'fortify'> = { rule: '2011:702.65' }
