import { simple } from './grammar.ts'

/** 2011:702.77. */
export const persist = simple('persist', () => [
  "When ~ dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.",
])
