import { costing, written } from './grammar.ts'

/** 2011:702.65. */
export const fortify = costing('fortify', ({ cost }) => [
  `${written(cost)}: Attach ~ to target land you control. Activate only as a sorcery.`,
])
