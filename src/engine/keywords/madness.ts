import type { KeywordRules } from './rules.ts'

/** 502.24a: exiled as it is discarded, and then offered to its owner for its madness cost, at any time. */
export const madness: KeywordRules<'madness'> = {
  rule: '2004:502.24',
  exilesDiscarded: true,
  casting: { from: 'offered', cost: ({ cost }) => cost, anytime: true },
}
