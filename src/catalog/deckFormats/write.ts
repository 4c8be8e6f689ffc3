import { type Deck, type DeckEntry, isLed } from '../decks.ts'

/** `4 Name`, line by line. */
const writeEntries = (list: readonly DeckEntry[]): readonly string[] =>
  list.map(({ count, name }) => `${count} ${name}`)

/** A deck as text that every program reads. */
export function writePlain(deck: Pick<Deck, 'cards' | 'commander' | 'sideboard'>): string {
  const { cards, commander = [], sideboard } = deck
  // With something that leads the deck, each part of its list has a heading.
  const lead = isLed(deck) ? ['Commander', ...writeEntries(commander), '', 'Deck'] : []
  const side = sideboard.length === 0 ? [] : ['', 'Sideboard', ...writeEntries(sideboard)]
  return [...lead, ...writeEntries(cards), ...side].join('\n')
}
