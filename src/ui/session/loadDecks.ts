import {
  compileDeck,
  copiesOf,
  type Deck,
  type DeckText,
  deckLines,
  deckProblems,
  draftOf,
  type FindCard,
  loadSet,
  readDeckText,
  withoutLeaders,
  writePlain,
} from '../../catalog/index.ts'
import { byEdition, type EditionId } from '../../rulebook/index.ts'
import { cardsNamed, useCards } from '../../store/cards/index.ts'
import { type OwnDeck, useOwnDecks } from '../../store/index.ts'
import type { CardLook } from '../card/index.ts'
import { faceOf, wingsOf } from './deckFaces.ts'
import type { DeckReport, PlayableDeck } from './decks.ts'

/** What is waived where a deck is played without some of its cards: its size, and its sideboard's (100.2, 100.5). */
const WAIVED: readonly string[] = ['deck.tooSmall', 'deck.sideboard']

/** The picture of a deck none of whose cards can be drawn. */
const noFace = (name: string): CardLook => ({
  name,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  typeLine: '',
  cost: null,
  rulesText: '',
})

interface Written {
  readonly own: boolean
  readonly text: string
  /** Lines that could not be read. */
  readonly unread: readonly string[]
}

/** A deck with its cards, as far as they are known. */
export function playable(deck: Deck, find: FindCard, { own, text, unread }: Written): PlayableDeck {
  const main = compileDeck(deck.cards, find)
  const side = compileDeck(deck.sideboard, find)
  const leader = deck.commander ?? []
  const commander = compileDeck(leader, find).cards
  const [list, sideList] = [deckLines(deck.cards, find), deckLines(deck.sideboard, find)]
  const led = deckLines(leader, find)
  const format = leader.length > 0 ? 'commander' : 'constructed'
  const strange = [...list, ...sideList, ...led].filter(({ state }) => state !== 'understood')
  const by = (edition: EditionId) =>
    deckProblems(edition, format, { deck: copiesOf(list), sideboard: copiesOf(sideList), commander: copiesOf(led) })
  const without = (edition: EditionId) =>
    deckProblems(edition, format, { deck: main.cards, sideboard: side.cards, commander }).filter(
      ({ key }) => main.cards.length === 0 || !WAIVED.includes(key),
    )
  const face = faceOf(commander) ?? faceOf(main.cards) ?? noFace(deck.name)
  return {
    ...deck,
    own,
    list: [...led, ...list],
    sideList,
    text,
    cards: main.cards,
    commander,
    sideboard: side.cards,
    face,
    wings: wingsOf(main.cards, face.name),
    missing: [...new Set(strange.map(({ name }) => name))],
    unread,
    problems: byEdition(by),
    problemsWithout: byEdition(without),
  }
}

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

async function made(lists: readonly OwnDeck[]): Promise<readonly PlayableDeck[]> {
  const { decks, commanderDecks, decksOfToday } = await loadSet()
  const find = await cardsNamed(lists.flatMap(({ text }) => namesOf(readDeckText(text))))
  const own = lists.map((deck) => fromText(deck, find))
  // Who begins is offered what is made for a first game.
  const rank = ({ level }: Deck): number => (level === 'firstGame' ? 0 : 1)
  const builtIn = [...[...decks].sort((a, b) => rank(a) - rank(b)), ...commanderDecks, ...decksOfToday].map((deck) =>
    playable(deck, find, { own: false, text: writePlain(deck), unread: [] }),
  )
  return [...own.reverse(), ...builtIn]
}

interface Loaded {
  readonly lists: readonly OwnDeck[]
  readonly revision: number
  readonly decks: Promise<readonly PlayableDeck[]>
}

let latest: Loaded | null = null

/**
 * One's own decks, the newest first, then those that come with the game, with their cards from everything known here. A
 * deck that isn't fully understood, or isn't legal, says so and can't be played. Made again when lists or known cards
 * have changed.
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

/** Calls back whenever cards were added or removed, from here or another page: decks may be whole now. */
export const watchCards = (changed: () => void): (() => void) =>
  useCards.subscribe((now, before) => {
    if (now.revision !== before.revision) changed()
  })

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
