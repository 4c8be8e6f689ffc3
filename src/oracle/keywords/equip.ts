import { costing, written } from './grammar.ts'

/** 2004:502.33a. */
export const equip = costing('equip', ({ cost }) => [
  `${written(cost)}: Attach ~ to target creature you control. Activate only as a sorcery.`,
])
