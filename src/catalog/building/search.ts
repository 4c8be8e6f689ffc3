/** Search through all known cards: prepared once, then each query is one pass over plain texts. */
import { type Color, memoised } from '../../language/index.ts'
import { nameKey } from '../cards.ts'
import type { IndexedFacts } from '../indexed.ts'
import { COLORS } from './counts.ts'

export const SEARCH_TYPES = ['creature', 'spell', 'enchantment', 'artifact', 'planeswalker', 'land'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

/** `C`: colourless. */
export const SEARCH_COLORS = [...COLORS, 'C'] as const
export type SearchColor = (typeof SEARCH_COLORS)[number]

/** The last one stands for all that cost as much or more. */
export const SEARCH_COSTS = [0, 1, 2, 3, 4, 5, 6] as const
export type SearchCost = (typeof SEARCH_COSTS)[number]

/** What is searched for; an empty list of anything leaves it open. */
export interface CardQuery {
  /** Each of them stands in the name, the types or the text. */
  readonly words: string
  /** Each of them stands in the rules text. */
  readonly text: string
  readonly colors: readonly SearchColor[]
  /** No other colours than these, rather than at least one of them. */
  readonly onlyThese: boolean
  readonly types: readonly SearchType[]
  readonly costs: readonly SearchCost[]
  readonly plays: readonly ('understood' | 'notUnderstood')[]
  /** Only what a deck of these colours may hold (2011:contents/9); `null`: any. */
  readonly identity: readonly Color[] | null
  /** Only what can lead a deck. */
  readonly leaders: boolean
}

export const ANY_CARD: CardQuery = {
  words: '',
  text: '',
  colors: [],
  onlyThese: false,
  types: [],
  costs: [],
  plays: [],
  identity: null,
  leaders: false,
}

const PLAIN = /^[\t\n -~]*$/

/** A text as it is searched: accents, capitals and curly apostrophes don't matter. */
const searched = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.split('/').map(nameKey).join('/')

const TYPES_OF: { readonly [T in SearchType]: readonly string[] } = {
  creature: ['creature'],
  spell: ['instant', 'sorcery'],
  enchantment: ['enchantment'],
  artifact: ['artifact'],
  planeswalker: ['planeswalker'],
  land: ['land'],
}

interface Searched {
  readonly name: string
  readonly text: string
  /** Name, types and text. */
  readonly all: string
}

/** The texts of a card as they are searched: made once. */
const searchedOf = memoised((card: IndexedFacts): Searched => {
  const name = searched(card.name)
  const text = searched(card.text)
  const made = { name, text, all: `${name}\n${searched(card.typeLine)}\n${text}` }
  return made
})

/** Prepares some cards for a search, so that the work for many can be done in parts. */
export function prepareSearch(cards: readonly IndexedFacts[]): void {
  for (const card of cards) searchedOf(card)
}

function colorsFit(colors: readonly string[], { colors: wanted, onlyThese }: CardQuery): boolean {
  if (wanted.length === 0) return true
  if (colors.length === 0) return wanted.includes('C')
  const has = (color: string) => wanted.some((one) => one === color)
  return onlyThese ? colors.every(has) : colors.some(has)
}

function factsFit(card: IndexedFacts, query: CardQuery): boolean {
  const { types, costs, plays, identity, leaders } = query
  const last = SEARCH_COSTS.length - 1
  return (
    (plays.length === 0 || plays.includes(card.understood ? 'understood' : 'notUnderstood')) &&
    (costs.length === 0 || costs.some((cost) => cost === Math.min(Math.floor(card.manaValue), last))) &&
    (types.length === 0 || types.some((type) => TYPES_OF[type].some((one) => card.types.includes(one)))) &&
    colorsFit(card.colors, query) &&
    (!leaders || card.leads === true) &&
    (identity === null || card.identity?.every((color) => identity.includes(color)) === true)
  )
}

/** How well a card's name matches the words: 0 is best. */
function rank(name: string, words: string): number {
  if (name.startsWith(words)) return 0
  return name.includes(words) ? 1 : 2
}

/**
 * The search through these cards: its results are sorted by cost, then by name; those whose name has the words come
 * before those where they stand elsewhere.
 */
export function searchIn<C extends IndexedFacts>(cards: readonly C[]): (query: CardQuery) => readonly C[] {
  const sorted = cards
    .map((card) => ({ card, ...searchedOf(card) }))
    .sort((a, b) => a.card.manaValue - b.card.manaValue || (a.name < b.name ? -1 : 1))
  return (query) => {
    const whole = searched(query.words)
    const words = whole.split(/\s+/).filter((word) => word !== '')
    const texts = searched(query.text)
      .split(/\s+/)
      .filter((word) => word !== '')
    const found = sorted.filter(
      (one) =>
        factsFit(one.card, query) &&
        words.every((word) => one.all.includes(word)) &&
        texts.every((word) => one.text.includes(word)),
    )
    if (whole === '') return found.map(({ card }) => card)
    return [0, 1, 2].flatMap((wanted) =>
      found.filter(({ name }) => rank(name, whole) === wanted).map(({ card }) => card),
    )
  }
}
