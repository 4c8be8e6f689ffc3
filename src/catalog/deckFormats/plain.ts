/** Any list of numbers and names, with headings and comments; also `SB:` before a line of the sideboard. */
import { type Deck, isLed } from '../decks.ts'
import type { DeckReader } from './items.ts'
import { listItems } from './lines.ts'
import { writeEntries } from './write.ts'

export const plain: DeckReader = {
  fits: () => true,
  read: listItems,
}

/** A deck as text that every program reads. */
export function writePlain(deck: Pick<Deck, 'cards' | 'commander' | 'sideboard'>): string {
  const { cards, commander = [], sideboard } = deck
  // With something that leads the deck, each part of its list has a heading.
  const lead = isLed(deck) ? ['Commander', ...writeEntries(commander), '', 'Deck'] : []
  const side = sideboard.length === 0 ? [] : ['', 'Sideboard', ...writeEntries(sideboard)]
  return [...lead, ...writeEntries(cards), ...side].join('\n')
}
