/** What can be said of an object in a word: a state, a number that it has, what it can have in common with others. */

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

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

export type Statistic = 'power' | 'toughness' | 'manaValue'

/** What objects can have in common. `permanentType`: a card type that permanents can have. */
export type Shared = 'creatureType' | 'cardType' | 'permanentType' | 'color' | 'name' | 'manaValue'
