import type { KeywordRules } from './rules.ts'

/** Its rules: combat/assign, events/damage. */
export const deathtouch: KeywordRules<'deathtouch'> = { rule: '2011:702.2' }
