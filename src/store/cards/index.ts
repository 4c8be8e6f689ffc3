/** The cards that this client knows. Loaded with the screens that need it: it brings the compiler along. */

export { type CardsState, useCards } from './cardStore.ts'
export type { CardSource, IndexedCard, KnownCard } from './known.ts'
export { cardIndex, cardsNamed, nearNames, ownCards } from './lookUp.ts'
