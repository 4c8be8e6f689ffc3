import type { KeywordRules } from './rules.ts'

/** 2011:702.59: while it is on the stack, players can't cast or activate: see play/timing.ts. */
export const splitSecond: KeywordRules<'splitSecond'> = { rule: '2011:702.59' }
