import type { KeywordRules } from './rules.ts'

export const changeling: KeywordRules<'changeling'> = { rule: '2011:702.71' }
