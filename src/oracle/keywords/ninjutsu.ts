import { costing, written } from './grammar.ts'

/** 2011:702.47. */
export const ninjutsu = costing('ninjutsu', ({ cost }) => [
  `${written(cost)}, Return an unblocked attacking creature you control to its owner's hand: Put ~ onto the battlefield from your hand tapped and attacking the same player or planeswalker as that creature.`,
])
