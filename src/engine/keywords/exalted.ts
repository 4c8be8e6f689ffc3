import type { KeywordRules } from './rules.ts'

export const exalted: KeywordRules<'exalted'> = { rule: '2011:702.81' }
