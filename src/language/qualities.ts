/** What a permanent can be doing, what objects can have in common, and what is measured of them. */

export type PermanentState =
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'attackingAlone'
  | 'blocking'
  | 'blockingAlone'
  | 'blocked'
  | 'unblocked'
  | 'enchanted'
  | 'equipped'
  | 'token'
  | 'faceDown'
  | 'damaged'

/** What objects can have in common. `permanentType`: a card type that permanents can have. */
export type Shared = 'creatureType' | 'cardType' | 'permanentType' | 'color' | 'name' | 'manaValue'

export type Statistic = 'power' | 'toughness' | 'manaValue'
