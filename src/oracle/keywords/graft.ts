import { numbered, some } from './grammar.ts'

/** 2011:702.56. */
export const graft = numbered('graft', ({ n }) => [
  `~ enters the battlefield with ${some(n, '+1/+1 counter')} on it.`,
  'Whenever another creature enters the battlefield, if ~ has a +1/+1 counter on it, you may move a +1/+1 counter from ~ onto that creature.',
])
