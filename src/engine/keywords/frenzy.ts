import type { KeywordRules } from './rules.ts'

export const frenzy: KeywordRules<'frenzy'> = { rule: '2011:702.66' }
