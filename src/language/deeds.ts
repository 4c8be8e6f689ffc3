/** What can be done to an object or a player "this way". */
export const DEEDS = [
  'destroyed',
  'died',
  'sacrificed',
  'discarded',
  'exiled',
  'returned',
  'putIntoGraveyard',
  'putIntoHand',
  'putOntoBattlefield',
  'milled',
  'revealed',
  'drawn',
  'created',
  'countered',
  'tapped',
  'untapped',
  'dealtDamage',
  'gainedLife',
  'lostLife',
  'wonSubgame',
] as const
export type Deed = (typeof DEEDS)[number]
