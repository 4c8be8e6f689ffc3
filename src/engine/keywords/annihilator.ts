import type { KeywordRules } from './rules.ts'

export const annihilator: KeywordRules<'annihilator'> = { rule: '2011:702.84' }
