import type { Effect } from '../../language/index.ts'
import type { Casting, KeywordRules } from './rules.ts'

const DOWN = {
  from: 'playable',
  cost: () => [{ kind: 'mana', mana: ['3'] }],
  faceDown: true,
} as const satisfies Casting<'morph' | 'megamorph' | 'disguise'>
const GROWS: Effect = { kind: 'putCounters', what: { kind: 'self' }, counter: '+1/+1', n: 1 }

/** 502.26a-b: face down for {3}, and turned up for its morph cost. */
export const morph: KeywordRules<'morph'> = { casting: DOWN, turnsUpFor: ({ cost }) => cost }

/** today:702.37b: as it is turned up for that cost, it grows. */
export const megamorph: KeywordRules<'megamorph'> = {
  casting: DOWN,
  turnsUpFor: ({ cost }) => cost,
  asTurnedUp: [GROWS],
}

/** today:702.168: what lies face down has ward {2}. */
export const disguise: KeywordRules<'disguise'> = {
  casting: { ...DOWN, downBy: 'disguise' },
  turnsUpFor: ({ cost }) => cost,
}
