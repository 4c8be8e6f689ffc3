import { costing, written } from './grammar.ts'

/** 2011:contents/710. */
export const levelUp = costing('levelUp', ({ cost }) => [
  `${written(cost)}: Put a level counter on ~. Activate only as a sorcery.`,
])
