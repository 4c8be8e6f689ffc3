import { numbered, some } from './grammar.ts'

/** 2011:702.80. */
export const devour = numbered('devour', ({ n }) => [
  `As ~ enters the battlefield, you may sacrifice any number of creatures. ~ enters the battlefield with ${some(n, '+1/+1 counter')} on it for each creature sacrificed this way.`,
])
