/** Lists as Arena exports them: a head `About` / `Name …`, headings, and `4 Name (SET) 123`. */
import { type Deck, isLed } from '../decks.ts'
import { entryIn, hasPrinting } from './entries.ts'
import { sectionOf } from './headings.ts'
import type { DeckReader } from './items.ts'
import { listItems } from './lines.ts'
import { writePlain } from './write.ts'

export const arena: DeckReader = {
  fits: ({ lines }) =>
    lines.some((text) => sectionOf(text) === 'about' || (entryIn(text) !== null && hasPrinting(text))),
  read: listItems,
}

/** A deck as Arena imports it. */
export const writeArena = (deck: Pick<Deck, 'name' | 'cards' | 'commander' | 'sideboard'>): string =>
  ['About', `Name ${deck.name}`, '', ...(isLed(deck) ? [] : ['Deck']), writePlain(deck)].join('\n')
