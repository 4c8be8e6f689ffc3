/** Phrases that mean several players, each of whom may be called "that player" or "they" in what follows. */

import { playersKinds } from './kinds/index.ts'
import type { Players } from './nouns.ts'
import type { Recipient } from './replaced.ts'

const EACH = playersKinds(({ each }) => each === 'every')
type Each = Extract<
  Players,
  { kind: 'eachPlayer' | 'eachOpponent' | 'othersThan' | 'youAnd' | 'whoDid' | 'bySubgame' | 'playersWho' }
>

/** Whether the phrase is "each player" or the like. */
export const isEachOf = (whom: Recipient): whom is Each =>
  EACH.has(whom.kind as Players['kind']) ||
  (whom.kind === 'playersWho' && whom.among !== 'one') ||
  (whom.kind === 'othersThan' && whom.any !== true)
