/** The cards that this client knows. Loaded with the screens that need it. */

export { type CardsState, useCards } from './cardStore.ts'
export { cancelCards, fetchNamed, importCards, removeImported } from './jobs.ts'
export { CARD_SOURCES, type CardSource, type IndexedCard, type KnownCard } from './known.ts'
export { type CardCounts, cardIndex, cardsNamed, countCards, nearNames, ownCards, pictureOf } from './lookUp.ts'
export type { CardJob, CardReport, CardTrouble, CardTroubles, JobKind } from './report.ts'
