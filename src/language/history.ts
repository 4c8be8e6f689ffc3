/** What a text may ask about the turn so far: how often something was done, or how much of it. */
import type { Filter, Players } from './nouns.ts'

export const TURN_DEEDS = [
  'cast',
  'attacked',
  'died',
  'entered',
  /** Put into a graveyard, from anywhere. */
  'buried',
  'drew',
  'discarded',
  'playedLand',
  'gainedLife',
  'lostLife',
  'wasDealtDamage',
] as const
export type TurnDeed = (typeof TURN_DEEDS)[number]

/**
 * "Spell an opponent cast this turn", "creature that died this turn", "life you lost this turn": how many, or how much.
 * `who` (null: anyone): who did it, under whose control it entered, into whose graveyard it was put. `filter` (null:
 * anything): what it was done with, as it then was.
 */
export interface ThisTurn {
  readonly kind: 'thisTurn'
  readonly done: TurnDeed
  readonly who: Players | null
  readonly filter: Filter | null
}
