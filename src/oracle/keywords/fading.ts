import { numbered, some } from './grammar.ts'

/** 2004:502.20. */
export const fading = numbered('fading', ({ n }) => [
  `~ enters the battlefield with ${some(n, 'fade counter')} on it.`,
  "At the beginning of your upkeep, remove a fade counter from ~. If you can't, sacrifice ~.",
])
