import type { ZoneName } from './types.ts'

/** What can be done to an object or a player "this way". */
export const DEEDS = [
  'destroyed',
  'died',
  'sacrificed',
  'discarded',
  'exiled',
  'anted',
  'returned',
  'putIntoGraveyard',
  'putIntoHand',
  'putOntoBattlefield',
  'milled',
  'revealed',
  'lookedAt',
  'drawn',
  'created',
  'countered',
  'removedCounter',
  'tapped',
  'untapped',
  'dealtDamage',
  'preventedDamage',
  'gainedLife',
  'lostLife',
  'wonSubgame',
  'paidMana',
  'repeated',
  /** By a player: what the text offered. */
  'accepted',
  /** Of a player: what they were chosen to be. */
  'friend',
  'foe',
  'wonFlip',
  'lostFlip',
  'flippedHeads',
  'flippedTails',
] as const
export type Deed = (typeof DEEDS)[number]
/** What a player has done, or been chosen to be, by which the words after it tell them apart. */
export type PlayerDeed = Extract<Deed, 'discarded' | 'sacrificed' | 'flippedTails' | 'accepted' | 'friend' | 'foe'>

/** "Destroyed this way": an effect before did that to it; `paid`: the cost did; `from`: "exiled from their hand". */
export interface DoneThisWay {
  readonly is: 'thisWay'
  readonly done: Deed
  readonly paid?: true
  readonly from?: ZoneName
}
