/** What it is worth to make one permanent of several cards (today:701.42, 702.140). */
import { type Context, find, type State, thingsOf } from '../engine/index.ts'
import type { Effect } from '../language/index.ts'

/**
 * What the spell is worth as a creature is counted apart: on one's own it may attack at once, on another's it is theirs.
 */
const mergeGain = (effect: Extract<Effect, { kind: 'merge' }>, state: State, context: Context): number =>
  thingsOf(state, effect.with, context).reduce(
    (sum, id) => sum + (find(state, id)?.controller === context.controller ? 0.5 : -5),
    0,
  )

/** A melded pair's other face is larger than both; what is incubated costs mana before it is a creature. */
export const MERGING = { merge: mergeGain, meld: () => 3, incubate: () => 2 } as const
