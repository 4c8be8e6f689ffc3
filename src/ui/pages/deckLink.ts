import { pageHref } from './address.ts'

/** What stands before the id of a deck in the builder's address. */
export const DECK_LINK = 'deck:'

/** The builder with a deck of the shelf. */
export const deckHref = (id: string): string => pageHref('decks', `${DECK_LINK}${encodeURIComponent(id)}`)

/** What stands before the list of a deck in the builder's address: in base64, as Arena writes it. */
export const LIST_LINK = 'list:'

/** The builder with an empty deck, for the lesson about decks. */
export const DECK_LESSON = 'lesson'
