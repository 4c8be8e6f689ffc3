/** Decks: lists of how many of which name. */

export interface DeckEntry {
  readonly count: number
  readonly name: string
}

export const DECK_LEVELS = ['firstGame', 'steady', 'tricky', 'patient'] as const
export type DeckLevel = (typeof DECK_LEVELS)[number]

export interface Deck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  /** How it plays, for decks that come with the game; how it wins is looked up by its id. */
  readonly level: DeckLevel | null
  readonly cards: readonly DeckEntry[]
  /** What leads the deck, besides its `cards` (2011:contents/9); absent: nothing does. */
  readonly commander?: readonly DeckEntry[]
  /** What may be exchanged for some of them between the games of a match. */
  readonly sideboard: readonly DeckEntry[]
}

/** Whether something leads the deck. */
export const isLed = ({ commander = [] }: { readonly commander?: readonly unknown[] }): boolean => commander.length > 0

/** A scheme deck or a planar deck that comes with the game (2011:contents/9). */
export interface VariantDeckList {
  readonly id: string
  readonly name: string
  readonly kind: 'schemes' | 'planes'
  readonly cards: readonly DeckEntry[]
}
