import { numbered } from './grammar.ts'

/** 2011:702.66. */
export const frenzy = numbered('frenzy', ({ n }) => [
  `Whenever ~ attacks and isn't blocked, it gets +${n}/+0 until end of turn.`,
])
