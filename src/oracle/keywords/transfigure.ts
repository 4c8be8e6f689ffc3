import { costing, written } from './grammar.ts'

/** 2011:702.69. */
export const transfigure = costing('transfigure', ({ cost }) => [
  `${written(cost)}, Sacrifice ~: Search your library for a creature card with mana value equal to ~'s mana value, put it onto the battlefield, then shuffle. Activate only as a sorcery.`,
])
