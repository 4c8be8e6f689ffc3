/** Decks in a format: which of them fit, and those drawn for machines. Loaded when a format is chosen. */
import {
  BASIC_LAND_OF,
  copiesOf,
  DECK_PLANS,
  type Deck,
  deckProblems,
  drawDeck,
  type ListedFormat,
  loadFormats,
  standingIn,
  standingProblems,
} from '../../catalog/index.ts'
import { whyNotInEdition } from '../../engine/index.ts'
import type { Color, Printed } from '../../language/index.ts'
import { byEdition, EDITIONS, type HouseRules, withHouseRules } from '../../rulebook/index.ts'
import { cardIndex, cardsNamed } from '../../store/cards/index.ts'
import { isLed, type PlayableDeck } from './decks.ts'
import { type Agreed, houseOf } from './format.ts'
import { playable } from './playable.ts'

/** The decks, each with what of it doesn't fit. */
export const fittedTo = (format: ListedFormat, decks: readonly PlayableDeck[]): readonly PlayableDeck[] =>
  decks.map((deck) => ({ ...deck, unfit: standingProblems(format, [...deck.list, ...deck.sideList], isLed(deck)) }))

/** The decks where a table has agreed on how large one has to be (100.2); those with a commander have their own size. */
function sizedFor({ deckSize }: HouseRules, decks: readonly PlayableDeck[]): readonly PlayableDeck[] {
  if (deckSize === undefined) return decks
  const problemsOf = ({ list, sideList }: PlayableDeck) => {
    const cards = { deck: copiesOf(list), sideboard: copiesOf(sideList) }
    return byEdition((edition) => deckProblems(withHouseRules(edition, { deckSize }), 'constructed', cards))
  }
  return decks.map((deck) => (isLed(deck) ? deck : { ...deck, problems: problemsOf(deck) }))
}

/** The decks as a choice's format and house rules judge them. */
export async function judged(
  { formatId, house }: Agreed,
  decks: readonly PlayableDeck[],
): Promise<readonly PlayableDeck[]> {
  const sized = sizedFor(houseOf({ formatId, house }), decks)
  if (formatId === null) return sized
  const format = (await loadFormats()).find(({ id }) => id === formatId)
  return format === undefined ? sized : fittedTo(format, sized)
}

/** From so many cards a deck is drawn: their programs are loaded for it. */
const POOL = 400

const roll = (n: number): number => Math.floor(Math.random() * n)

/** Some of them, in a random order. */
function some<T>(all: readonly T[], n: number): readonly T[] {
  const left = [...all]
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(roll(left.length), 1)[0]).filter(
    (one) => one !== undefined,
  )
}

/** How many cards of a deck there are of each name. */
function counted(cards: readonly Printed[]): Deck['cards'] {
  const counts = new Map<string, number>()
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/**
 * Decks of sixty cards in two colours for so many machines, drawn from the cards known here that the format has and the
 * game understands; none where there are too few of them, or the format is played with commanders.
 */
export async function drawnDecks(id: string, n: number): Promise<readonly PlayableDeck[]> {
  const format = (await loadFormats()).find((one) => one.id === id)
  if (format === undefined || format.deck === 'commander') return []
  const of = standingIn(format)
  const fitting = (await cardIndex()).filter((card) => card.understood && of(card.name, card) === 'legal')
  const names = some(fitting, POOL).map(({ name }) => name)
  const find = await cardsNamed([...names, ...Object.values(BASIC_LAND_OF)])
  const pool = names.flatMap((name) => find(name)?.compiled.printed ?? [])
  const legal = pool.filter((card) => whyNotInEdition(format.edition, card) === null)
  const landOf = (color: Color): Printed => {
    const land = find(BASIC_LAND_OF[color])?.compiled.printed
    if (land === undefined) throw new Error(`no ${BASIC_LAND_OF[color]}`)
    return land
  }
  const plans = Object.values(DECK_PLANS)
  const drawn = Array.from({ length: n }, (_, index): PlayableDeck | null => {
    const cards = drawDeck(legal, plans[roll(plans.length)] ?? DECK_PLANS.midrange, landOf, roll)
    if (cards.length < EDITIONS[format.edition].game.deckSize) return null
    const colors = [...new Set(cards.flatMap((card) => card.colors))]
    const deck = { id: `drawn-${index}`, name: '', colors, level: null, cards: counted(cards), sideboard: [] }
    const made = playable(deck, find, { own: false, text: '', unread: [] })
    // A game keeps no word of the interface: such a deck is called by its most memorable card.
    return { ...made, name: made.face.name, unfit: [] }
  })
  return drawn.filter((deck) => deck !== null)
}
