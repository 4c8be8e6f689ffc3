import type { KeywordRules } from './rules.ts'

export const champion: KeywordRules<'champion'> = { rule: '2011:702.70' }
