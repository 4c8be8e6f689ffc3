/** Phrases that mean several players, each of whom may be called "that player" or "they" in what follows. */

import type { Players } from './nouns.ts'
import type { Recipient } from './replaced.ts'

const EACH = ['eachPlayer', 'eachOpponent', 'whoDid', 'bySubgame'] as const
type Each = Extract<Players, { kind: (typeof EACH)[number] | 'playersWho' }>

/** Whether the phrase is "each player" or the like. */
export const isEachOf = (whom: Recipient): whom is Each =>
  EACH.some((kind) => kind === whom.kind) || (whom.kind === 'playersWho' && whom.among !== 'one')
