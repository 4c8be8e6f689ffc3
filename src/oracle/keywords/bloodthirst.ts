import { numbered, some } from './grammar.ts'

export const bloodthirst = numbered('bloodthirst', ({ n }) => [
  `If an opponent was dealt damage this turn, ~ enters the battlefield with ${some(n, '+1/+1 counter')} on it.`,
])
