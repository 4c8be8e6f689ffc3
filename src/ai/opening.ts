/** Opening hands, judged by how the deck they come from would play them. */
import {
  cardsAfterMulligan,
  drawnForMulligan,
  find,
  type ObjectId,
  owedToLibrary,
  ownUnseen,
  type State,
  shuffled,
} from '../engine/index.ts'
import { COLORS, type Color, manaValue, type Printed } from '../language/index.ts'
import type { Decider } from './decider.ts'
import { landColors } from './lands.ts'

/** A hand is judged by the mana that its player spends in this many turns of their own. */
const TURNS = 5

/** How many shuffled libraries a hand is tried with, and how many other hands it is compared with. */
const TRIALS = 60

/** What matters of a card before the game: the colours of a land, the mana that another card takes. */
interface OpeningCard {
  /** `null`: not a land. */
  readonly gives: readonly Color[] | null
  readonly value: number
  /** How many symbols of each colour its cost has; a hybrid symbol counts as neither of its colours. */
  readonly needs: readonly (readonly [Color, number])[]
}

function openingCard(card: Printed): OpeningCard {
  const cost = card.cost ?? []
  const needs = COLORS.map((color) => [color, cost.filter((symbol) => symbol === color).length] as const)
  return {
    gives: card.types.includes('land') ? landColors(card) : null,
    value: manaValue(cost),
    needs: needs.filter(([, n]) => n > 0),
  }
}

const isLand = ({ gives }: OpeningCard): boolean => gives !== null

const canCast = (spell: OpeningCard, lands: readonly OpeningCard[], mana: number): boolean =>
  spell.value <= mana &&
  spell.needs.every(([color, n]) => lands.filter(({ gives }) => gives?.includes(color)).length >= n)

/** The land of the hand with which most of its spells have their colours. */
function nextLand(hand: readonly OpeningCard[], lands: readonly OpeningCard[]): OpeningCard | null {
  const served = (land: OpeningCard): number =>
    hand.filter((card) => !isLand(card) && canCast(card, [...lands, land], Number.POSITIVE_INFINITY)).length
  return hand
    .filter(isLand)
    .reduce<OpeningCard | null>((best, land) => (best && served(best) >= served(land) ? best : land), null)
}

/** The mana spent in the first turns, the dearest spell first; `draws` are the cards drawn, one a turn. */
function manaSpent(opening: readonly OpeningCard[], draws: readonly (OpeningCard | null)[]): number {
  const hand = [...opening]
  const lands: OpeningCard[] = []
  let spent = 0
  for (const drawn of draws) {
    if (drawn) hand.push(drawn)
    const land = nextLand(hand, lands)
    if (land) lands.push(...hand.splice(hand.indexOf(land), 1))
    let mana = lands.length
    for (const spell of hand.filter((card) => !isLand(card) && card.value > 0).sort((a, b) => b.value - a.value)) {
      if (!canCast(spell, lands, mana)) continue
      hand.splice(hand.indexOf(spell), 1)
      mana -= spell.value
      spent += spell.value
    }
  }
  return spent
}

/** The positions of a number of cards that a hand needs least: lands beyond half of it, then the dearest spells. */
function leastNeeded(hand: readonly OpeningCard[], n: number): readonly number[] {
  const left = hand.map((card, at) => ({ card, at }))
  const given: number[] = []
  while (given.length < n && left.length > 0) {
    const lands = left.filter(({ card }) => isLand(card))
    const spells = left.filter(({ card }) => !isLand(card)).sort((a, b) => b.card.value - a.card.value)
    const least = (lands.length * 2 > left.length ? lands[0] : spells[0]) ?? lands[0]
    if (least) given.push(...left.splice(left.indexOf(least), 1).map(({ at }) => at))
  }
  return given
}

const without = (hand: readonly OpeningCard[], positions: readonly number[]): OpeningCard[] =>
  hand.filter((_, at) => !positions.includes(at))

function cardsIn(state: State, ids: readonly ObjectId[] | undefined): OpeningCard[] {
  return (ids ?? []).flatMap((id) => {
    const printed = state.printed[find(state, id)?.face ?? -1]
    return printed ? [openingCard(printed)] : []
  })
}

/** Whether a player should keep this hand: it spends as much mana as those that a mulligan brings do in the mean. */
export function isWorthKeeping({ state, seat, roll }: Decider): boolean {
  const after = cardsAfterMulligan(state, seat)
  if (after <= 0) return true
  const hand = cardsIn(state, state.hands[seat])
  const unseen = ownUnseen({ rest: state, seat }).map(openingCard)
  const library = [...cardsIn(state, state.libraries[seat]), ...unseen]
  const isFirst = state.turn.active === seat
  const tried = (own: readonly OpeningCard[], rest: readonly OpeningCard[]): number => {
    const draws = rest.slice(0, TURNS)
    return manaSpent(own, isFirst ? [null, ...draws.slice(0, -1)] : draws)
  }
  const kept = without(hand, leastNeeded(hand, owedToLibrary(state, seat)))
  let difference = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const other = shuffled([...hand, ...library], roll)
    const drawn = other.splice(0, drawnForMulligan(state, seat))
    const fewer = without(drawn, leastNeeded(drawn, drawn.length - after))
    difference += tried(kept, shuffled(library, roll)) - tried(fewer, other)
  }
  return difference >= 0
}

/** Of the cards of an opening hand, those to put on the bottom of the library (today:103.5). */
export function toBottom(state: State, from: readonly ObjectId[], n: number): readonly ObjectId[] {
  const positions = leastNeeded(cardsIn(state, from), n)
  return positions.flatMap((at) => from[at] ?? [])
}
