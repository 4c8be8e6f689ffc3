import { numbered, some } from './grammar.ts'

/** 2004:502.27a. */
export const amplify = numbered('amplify', ({ n }) => [
  `As ~ enters the battlefield, reveal any number of cards from your hand that share a creature type with ~. ~ enters the battlefield with ${some(n, '+1/+1 counter')} on it for each card revealed this way.`,
])
