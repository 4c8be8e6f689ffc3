import { costing, written } from './grammar.ts'

/** 2004:502.18a. */
export const cycling = costing('cycling', ({ cost }) => [`${written(cost)}, Discard ~: Draw a card.`])
