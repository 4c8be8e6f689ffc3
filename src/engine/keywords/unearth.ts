import type { KeywordRules } from './rules.ts'

export const unearth: KeywordRules<'unearth'> = { rule: '2011:702.82' }
