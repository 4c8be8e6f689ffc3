import type { KeywordRules } from './rules.ts'

/** 2011:702.78: damage to creatures is -1/-1 counters: see events/damage.ts. */
export const wither: KeywordRules<'wither'> = { rule: '2011:702.78' }
