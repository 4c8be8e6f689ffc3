/** The cards that this client knows, with where they are from. */
import { type CatalogCard, type IndexedFacts, indexedFacts } from '../../catalog/index.ts'

/** In the order in which they are looked through: a built-in card comes before another of its name. */
const CARD_SOURCES = ['builtIn', 'own', 'imported'] as const
export type CardSource = (typeof CARD_SOURCES)[number]

/** A card that this client knows, with where it is from. */
export interface KnownCard extends CatalogCard {
  readonly source: CardSource
}

/** What a search looks at, thin, one per known card. */
export interface IndexedCard extends IndexedFacts {
  readonly source: CardSource
}

/** What a search looks at of a card. */
export const indexedCard = (card: KnownCard): IndexedCard => ({ ...indexedFacts(card), source: card.source })
