import type { KeywordRules } from './rules.ts'

export const devour: KeywordRules<'devour'> = { rule: '2011:702.80' }
