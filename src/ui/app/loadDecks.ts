import {
  compileDeck,
  type Deck,
  type DeckText,
  deckLines,
  deckProblems,
  type FindCard,
  loadSet,
  readDeckText,
  writePlain,
} from '../../catalog/index.ts'
import { byEdition, type EditionId } from '../../rulebook/index.ts'
import { cardsNamed, useCards } from '../../store/cards/index.ts'
import { type OwnDeck, useOwnDecks } from '../../store/index.ts'
import { type DeckReport, faceOf, type PlayableDeck } from './decks.ts'

/** A deck with its cards; `null` if none of them are known. */
function playable(deck: Deck, find: FindCard, own: boolean): PlayableDeck | null {
  const main = compileDeck(deck.cards, find)
  const side = compileDeck(deck.sideboard, find)
  const face = faceOf(main.cards)
  if (face === null) return null
  const strangers = [main, side].flatMap(({ unknown, notUnderstood }) => [
    ...unknown,
    ...notUnderstood.map(({ record }) => record.name),
  ])
  const by = (edition: EditionId) => deckProblems(edition, 'constructed', { deck: main.cards, sideboard: side.cards })
  return {
    ...deck,
    own,
    list: deckLines(deck.cards, find),
    sideList: deckLines(deck.sideboard, find),
    text: writePlain(deck),
    cards: main.cards,
    sideboard: side.cards,
    face,
    missing: [...new Set(strangers)],
    problems: byEdition(by),
  }
}

const COLORS = ['W', 'U', 'B', 'R', 'G']

/** A pasted list as a deck. */
function fromText({ id, name, text }: OwnDeck, find: FindCard): PlayableDeck | null {
  const { entries, sideboard } = readDeckText(text)
  const list = { id, name, level: null, colors: [], cards: entries, sideboard }
  const deck = playable(list, find, true)
  if (deck === null) return null
  const colors = COLORS.filter((color) => deck.cards.some((card) => card.colors.some((one) => one === color)))
  return { ...deck, colors: colors.length > 0 ? colors : ['C'] }
}

const namesOf = ({ entries, sideboard }: DeckText): readonly string[] =>
  [...entries, ...sideboard].map(({ name }) => name)

async function made(lists: readonly OwnDeck[]): Promise<readonly PlayableDeck[]> {
  const { decks } = await loadSet()
  const find = await cardsNamed(lists.flatMap(({ text }) => namesOf(readDeckText(text))))
  const own = lists.map((deck) => fromText(deck, find))
  return [...decks.map((deck) => playable(deck, find, false)), ...own].filter((deck) => deck !== null)
}

interface Loaded {
  readonly lists: readonly OwnDeck[]
  readonly revision: number
  readonly decks: Promise<readonly PlayableDeck[]>
}

let latest: Loaded | null = null

/**
 * The decks that come with the game, then one's own, with their cards from everything known here. A deck that isn't
 * fully understood, or isn't legal, says so and can't be played. Made again when lists or known cards have changed.
 */
export function loadDecks(): Promise<readonly PlayableDeck[]> {
  const { decks: lists } = useOwnDecks.getState()
  const { revision } = useCards.getState()
  if (latest !== null && latest.lists === lists && latest.revision === revision) return latest.decks
  const decks = made(lists)
  latest = { lists, revision, decks }
  decks.catch(() => {
    latest = null
  })
  return decks
}

/** What a text field takes before it stops the page. */
const LONGEST_TYPED = 20_000

/** A list as it was typed; what is too long for the text field is not read. */
function typedList(text: string): DeckText {
  if (text.length <= LONGEST_TYPED) return readDeckText(text)
  const problem = { line: 1, text: '', key: 'deckText.longText', params: { most: LONGEST_TYPED } } as const
  return { format: 'plain', name: null, entries: [], sideboard: [], problems: [problem], remarks: [] }
}

/** What is known about a list so far, line by line: while it is typed, before it is saved. */
export async function checkDeckText(text: string): Promise<DeckReport> {
  const read = typedList(text)
  const { entries, sideboard, problems } = read
  const find = await cardsNamed(namesOf(read))
  const deck = problems.some(({ key }) => key === 'deckText.longText')
    ? null
    : fromText({ id: '', name: '', text }, find)
  return {
    longest: LONGEST_TYPED,
    problems,
    list: deckLines(entries, find),
    sideList: deckLines(sideboard, find),
    deck,
  }
}
