import type { KeywordRules } from './rules.ts'

export const gravestorm: KeywordRules<'gravestorm'> = { rule: '2011:702.67' }
