import { costing, written } from './grammar.ts'

/** 2011:702.63. */
export const auraSwap = costing('auraSwap', ({ cost }) => [
  `${written(cost)}: Exchange ~ with an Aura card in your hand.`,
])
