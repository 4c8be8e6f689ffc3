import { numbered } from './grammar.ts'

/** 2004:502.12a. */
export const rampage = numbered('rampage', ({ n }) => [
  `Whenever ~ becomes blocked by two or more creatures, it gets +${n}/+${n} until end of turn for each creature blocking it beyond the first.`,
])
