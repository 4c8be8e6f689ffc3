/** Phrases that mean several players, each of whom may be called "that player" or "they" in what follows. */

import type { Players } from './nouns.ts'
import type { Recipient } from './replaced.ts'

type Each = Extract<Players, { kind: 'eachPlayer' | 'eachOpponent' | 'whoDid' }>

/** Whether the phrase is "each player" or the like. */
export const isEachOf = (whom: Recipient): whom is Each =>
  whom.kind === 'eachPlayer' || whom.kind === 'eachOpponent' || whom.kind === 'whoDid'
