import { costing, written } from './grammar.ts'

/** 2011:702.51. */
export const transmute = costing('transmute', ({ cost }) => [
  `${written(cost)}, Discard ~: Search your library for a card with mana value equal to ~'s mana value, reveal it, put it into your hand, then shuffle. Activate only as a sorcery.`,
])
