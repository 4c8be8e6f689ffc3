import type { KeywordRules } from './rules.ts'

/** Its rules: events/damage. */
export const lifelink: KeywordRules<'lifelink'> = { rule: '2011:702.14' }
