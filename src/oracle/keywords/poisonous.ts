import { numbered, some } from './grammar.ts'

/** 2011:702.68. */
export const poisonous = numbered('poisonous', ({ n }) => [
  `Whenever ~ deals combat damage to a player, that player gets ${some(n, 'poison counter')}.`,
])
