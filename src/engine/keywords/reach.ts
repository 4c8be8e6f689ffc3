import type { KeywordRules } from './rules.ts'

/** Its rules: keywords/flying. */
export const reach: KeywordRules<'reach'> = { rule: '2011:702.16' }
