import {
  type CatalogCard,
  compileDeck,
  type Deck,
  deckLines,
  deckProblems,
  LONGEST_TEXT,
  loadSet,
  readDeckText,
  writePlain,
} from '../../catalog/index.ts'
import { byEdition, type EditionId } from '../../rulebook/index.ts'
import { type OwnDeck, useOwnDecks } from '../../store/index.ts'
import { type DeckReport, faceOf, type PlayableDeck } from './decks.ts'

/** A deck with its cards; `null` if none of them are known. */
function playable(deck: Deck, cards: readonly CatalogCard[], own: boolean): PlayableDeck | null {
  const main = compileDeck(deck.cards, cards)
  const side = compileDeck(deck.sideboard, cards)
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
    list: deckLines(deck.cards, cards),
    sideList: deckLines(deck.sideboard, cards),
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
function fromText({ id, name, text }: OwnDeck, cards: readonly CatalogCard[]): PlayableDeck | null {
  const { entries, sideboard } = readDeckText(text)
  const list = { id, name, level: null, colors: [], cards: entries, sideboard }
  const deck = playable(list, cards, true)
  if (deck === null) return null
  const colors = COLORS.filter((color) => deck.cards.some((card) => card.colors.some((one) => one === color)))
  return { ...deck, colors: colors.length > 0 ? colors : ['C'] }
}

/**
 * The decks that come with the game, then one's own, with their cards. A deck that isn't fully understood, or isn't
 * legal, says so and can't be played.
 */
export async function loadDecks(): Promise<readonly PlayableDeck[]> {
  const { cards, decks } = await loadSet()
  const own = useOwnDecks.getState().decks.map((deck) => fromText(deck, cards))
  return [...decks.map((deck) => playable(deck, cards, false)), ...own].filter((deck) => deck !== null)
}

/** What is known about a list so far, line by line: while it is typed, before it is saved. */
export async function checkDeckText(text: string): Promise<DeckReport> {
  const { cards } = await loadSet()
  const { entries, sideboard, problems } = readDeckText(text)
  const deck = fromText({ id: '', name: '', text }, cards)
  return {
    longest: LONGEST_TEXT,
    problems,
    list: deckLines(entries, cards),
    sideList: deckLines(sideboard, cards),
    deck,
  }
}
