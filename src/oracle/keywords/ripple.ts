import { numbered, some } from './grammar.ts'

/** 2011:702.58. */
export const ripple = numbered('ripple', ({ n }) => [
  `When you cast ~, you may reveal the top ${n === 1 ? 'card' : some(n, 'card')} of your library. You may cast any number of cards with the same name as ~ revealed this way without paying their mana costs. Put all cards revealed this way on the bottom of your library in any order.`,
])
