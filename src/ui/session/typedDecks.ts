/** Decks that players have written or pasted, as text: loaded with the first of them. */
import { type DeckText, deckLines, draftOf, type FindCard, readDeckText, withoutLeaders } from '../../catalog/index.ts'
import { cardsNamed } from '../../store/cards/index.ts'
import type { OwnDeck } from '../../store/index.ts'
import type { DeckReport, PlayableDeck } from './decks.ts'
import { playable } from './playable.ts'

const COLORS = ['W', 'U', 'B', 'R', 'G']

/** A pasted list as a deck. */
function fromText({ id, name, text }: OwnDeck, find: FindCard): PlayableDeck {
  const read = readDeckText(text)
  const { commander, sideboard, problems } = read
  const cards = withoutLeaders(read)
  const list = { id, name, level: null, colors: [], cards, commander, sideboard }
  const deck = playable(list, find, { own: true, text, unread: problems.map((problem) => problem.text) })
  const colors = COLORS.filter((color) => deck.cards.some((card) => card.colors.some((one) => one === color)))
  return { ...deck, colors: colors.length > 0 ? colors : ['C'] }
}

const namesOf = ({ entries, sideboard }: DeckText): readonly string[] =>
  [...entries, ...sideboard].map(({ name }) => name)

/** One's own decks, with their cards as far as they are known. */
export async function typedDecks(lists: readonly OwnDeck[]): Promise<readonly PlayableDeck[]> {
  const find = await cardsNamed(lists.flatMap(({ text }) => namesOf(readDeckText(text))))
  return lists.map((deck) => fromText(deck, find))
}

/** What a text field takes before it stops the page. */
export const LONGEST_TYPED = 50_000

/** A list as it was typed; what is too long for the text field is not read. */
function typedList(text: string): DeckText {
  if (text.length <= LONGEST_TYPED) return readDeckText(text)
  const problem = { line: 1, text: '', key: 'deckText.longText', params: { most: LONGEST_TYPED } } as const
  return { format: 'plain', name: null, entries: [], commander: [], sideboard: [], problems: [problem], remarks: [] }
}

/** What is known about a list so far, line by line: while it is typed, before it is saved. */
export async function checkDeckText(text: string): Promise<DeckReport> {
  const read = typedList(text)
  const { entries, sideboard } = read
  const find = await cardsNamed(namesOf(read))
  return {
    read,
    open: draftOf(read, find, '').open,
    list: deckLines(entries, find),
    sideList: deckLines(sideboard, find),
    deck: entries.length + sideboard.length === 0 ? null : fromText({ id: '', name: '', text }, find),
  }
}
