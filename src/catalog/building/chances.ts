/** Chances of what is drawn from a deck: exact, by counting the hands there are. */
import { manaValue, type Printed } from '../../language/index.ts'
import { COLORS, type Counted, colorsMade, type DeckColor, isLand } from './counts.ts'

/** The chance that none of `n` cards drawn from `all` is one of `wanted`. */
function noneOf(all: number, wanted: number, n: number): number {
  let chance = 1
  for (let drawn = 0; drawn < n; drawn++) chance *= Math.max(0, all - wanted - drawn) / Math.max(1, all - drawn)
  return chance
}

/** The chance of exactly `k` of `wanted` among `n` cards drawn from `all` (hypergeometric). */
function exactly(all: number, wanted: number, n: number, k: number): number {
  if (k > wanted || n - k > all - wanted || k < 0) return 0
  // The ways to arrange them, times the chance of each.
  let chance = 1
  for (let one = 0; one < k; one++) chance *= ((n - one) / (one + 1)) * ((wanted - one) / (all - one))
  for (let one = 0; one < n - k; one++) chance *= (all - wanted - one) / (all - k - one)
  return chance
}

/** The chance of at least `least` and at most `most` of `wanted` among `n` cards drawn from `all`. */
export function between(all: number, wanted: number, n: number, least: number, most = n): number {
  let chance = 0
  for (let k = least; k <= Math.min(n, most); k++) chance += exactly(all, wanted, Math.min(n, all), k)
  return Math.min(1, chance)
}

/** The chance of at least one of each of two groups; `both` are in either. */
function oneOfEach(all: number, a: number, b: number, both: number, n: number): number {
  return Math.max(0, 1 - noneOf(all, a, n) - noneOf(all, b, n) + noneOf(all, a + b - both, n))
}

/** How many cards of the deck fulfil a condition. */
const count = (deck: readonly Counted[], fits: (card: Printed) => boolean): number =>
  deck.reduce((sum, one) => (fits(one.card) ? sum + one.count : sum), 0)

const OPENING_HAND = 7

/** How many cards whoever begins has seen by a turn: the first turn has no draw (2011:103.7a). */
const seenBy = (turn: number): number => OPENING_HAND + turn - 1

/** Every set of colours: one for each number whose bits say which colours are in it. */
const COLOR_SETS: readonly (readonly DeckColor[])[] = Array.from({ length: 2 ** COLORS.length }, (_, bits) =>
  COLORS.filter((_color, index) => (bits & (1 << index)) !== 0),
)

const within = (colors: readonly string[], set: readonly DeckColor[]): boolean =>
  colors.every((color) => set.some((one) => one === color))

/** Whether a card can be cast in the first turn with a land of each of these colours at hand. */
const castableWith = (card: Printed, set: readonly DeckColor[], anyLand: boolean): boolean => {
  if (isLand(card) || card.cost === null) return false
  if (manaValue(card.cost) === 0) return true
  if (manaValue(card.cost) > 1 || !anyLand) return false
  const [symbol = ''] = card.cost
  const colors = symbol.split('/').filter((part) => COLORS.some((color) => color === part))
  return colors.length === 0 ? /^\d+$/.test(symbol) : colors.some((color) => within([color], set))
}

/**
 * The chance that the opening hand has a spell and a land to cast it with: the hands without one are counted by the
 * colours that their lands make, no more and no fewer.
 */
export function castOnFirstTurn(deck: readonly Counted[]): number {
  const all = count(deck, () => true)
  const n = Math.min(OPENING_HAND, all)
  let without = noneOf(
    all,
    count(deck, (card) => isLand(card) || castableWith(card, [], false)),
    n,
  )
  for (const made of COLOR_SETS) {
    const idle = count(deck, (card) => !isLand(card) && !castableWith(card, made, true))
    for (const some of COLOR_SETS) {
      if (!within(some, made)) continue
      const lands = count(deck, (card) => isLand(card) && within(colorsMade(card), some))
      const sign = (made.length - some.length) % 2 === 0 ? 1 : -1
      without += sign * noneOf(all, all - idle - lands, n)
      // A hand without any land was counted above.
      without -= sign * noneOf(all, all - idle, n)
    }
  }
  return Math.min(1, Math.max(0, 1 - without))
}

export interface Chances {
  /** A land for each of the first three turns, for whoever begins. */
  readonly threeLands: number
  /** Lands for both of the deck's main colours by the second turn; `null`: it has one colour or none. */
  readonly twoColors: { readonly colors: readonly [DeckColor, DeckColor]; readonly chance: number } | null
  /** Something to cast in the first turn. */
  readonly firstTurn: number
  /** Two to four lands in the opening hand. */
  readonly goodHand: number
}

/** The chances that a builder looks at; `colors` are the deck's, the most important first. */
export function chancesOf(deck: readonly Counted[], colors: readonly DeckColor[]): Chances {
  const all = count(deck, () => true)
  const lands = count(deck, isLand)
  const [first, second] = colors
  const making = (wanted: readonly DeckColor[]) =>
    count(deck, (card) => wanted.every((color) => colorsMade(card).includes(color)))
  const both = first === undefined || second === undefined ? null : ([first, second] as const)
  return {
    threeLands: between(all, lands, seenBy(3), 3),
    twoColors:
      both === null
        ? null
        : { colors: both, chance: oneOfEach(all, making([both[0]]), making([both[1]]), making(both), seenBy(2)) },
    firstTurn: castOnFirstTurn(deck),
    goodHand: between(all, lands, OPENING_HAND, 2, 4),
  }
}
