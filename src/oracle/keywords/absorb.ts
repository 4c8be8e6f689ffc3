import { numbered } from './grammar.ts'

/** 2011:702.62. */
export const absorb = numbered('absorb', ({ n }) => [
  `If a source would deal damage to ~, prevent ${n} of that damage.`,
])
