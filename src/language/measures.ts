/** What objects are measured by and compared in. */

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

export type Statistic = 'power' | 'toughness' | 'manaValue'

/** What objects can have in common. `permanentType`: a card type that permanents can have. */
export type Shared = 'creatureType' | 'cardType' | 'permanentType' | 'color' | 'name' | 'manaValue'

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
