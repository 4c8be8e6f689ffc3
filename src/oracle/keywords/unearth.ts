import { costing, written } from './grammar.ts'

/** 2011:702.82. */
export const unearth = costing('unearth', ({ cost }) => [
  `${written(cost)}: Return ~ from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.`,
])
