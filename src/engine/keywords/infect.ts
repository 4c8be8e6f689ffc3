import type { KeywordRules } from './rules.ts'

/** 2011:702.88: damage is poison counters to players, -1/-1 counters to creatures: see events/damage.ts. */
export const infect: KeywordRules<'infect'> = { rule: '2011:702.88' }
