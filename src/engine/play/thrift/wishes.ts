/**
 * What a player could still do until their permanents untap again, and would like mana for: spells they could cast and
 * abilities they could activate this turn, and, at instant speed, in the turns of others. Reads nothing that the player
 * doesn't see: their hand, their permanents, and graveyards.
 */
import { type Activated, costKinds, isMainPhase } from '../../../language/index.ts'
import { abilitiesOf } from '../../continuous/index.ts'
import type { QuestionOf } from '../../questions/index.ts'
import { find, isActive, type ObjectId, type Seat, type State } from '../../state/index.ts'
import { asPriced } from '../asSpell.ts'
import { abilityCost, spellCost } from '../cost.ts'
import { isSorcerySpeed } from '../limitRules.ts'
import { whyNotUse } from '../limits.ts'
import { isManaAbility } from '../mana/ability.ts'
import { demandsFor } from '../mana/demand.ts'
import { isSick } from '../mana/sick.ts'
import type { Demand } from '../mana/solve.ts'
import { isCastAtAnyTime } from '../timing.ts'
import { type WayToCast, waysToCast } from '../ways.ts'

/** One way to do it: the mana it takes, and the permanent that it taps. */
export interface Need {
  readonly demand: Demand
  readonly taps: ObjectId | null
}

export interface Wish {
  readonly object: ObjectId
  /** `price`: to pay once more what is being paid. */
  readonly what: 'spell' | 'ability' | 'price'
  /** Any of these will do. */
  readonly needs: readonly Need[]
  /** Beside other wishes, if not all can be met. */
  readonly worth: number
}

/** More than these aren't weighed: those that are worth least are left out. */
const MOST_WISHES = 8

/**
 * A card counts for more than any size; one that can wait for the other's turn has no other chance before it untaps.
 */
const WORTH = { price: 40, card: 8, size: 7, quick: 2, ability: 3 } as const

const sizeOf = ({ colored, generic }: Demand): number => colored.length + generic

/** Whether a main phase of the player's own is going on or still to come this turn. */
export function hasMainPhase(state: State, seat: Seat): boolean {
  const { turn } = state
  return isActive(state, seat) && [turn.step, ...turn.ahead].some(isMainPhase)
}

/** X is planned as 1. */
function needOfWay(state: State, seat: Seat, id: ObjectId, way: WayToCast): readonly Need[] {
  const cost = spellCost(asPriced(state, seat, id, way), id, seat, way, [])
  return 'key' in cost ? [] : [{ demand: demandsFor(state, seat, { cast: id })(cost.mana, 1), taps: null }]
}

function spellWish(state: State, seat: Seat, id: ObjectId, from: WayToCast['from'], main: boolean): readonly Wish[] {
  const quick = isCastAtAnyTime(state, seat, id)
  const ways = waysToCast(state, seat, id).filter((way) => way.from === from && (quick || way.anytime || main))
  const needs = ways.flatMap((way) => needOfWay(state, seat, id, way))
  const size = Math.min(...needs.map(({ demand }) => sizeOf(demand)))
  if (needs.length === 0 || size === 0) return []
  const worth = WORTH.card + Math.min(size, WORTH.size) + (quick ? WORTH.quick : 0)
  return [{ object: id, what: 'spell', needs, worth }]
}

const SELDOM = costKinds(({ seldom }) => seldom === true)

function needOfAbility(state: State, seat: Seat, id: ObjectId, ability: Activated, main: boolean): readonly Need[] {
  const object = find(state, id)
  if (object === null || ability.zone !== object.zone || isManaAbility(state, ability)) return []
  if (ability.cost.some(({ kind }) => SELDOM.has(kind))) return []
  const timely = isSorcerySpeed(ability) ? main : whyNotUse(state, seat, object, ability, 'priority') === null
  const taps = ability.cost.some(({ kind }) => kind === 'tap')
  if (!timely || (taps && (object.tapped || isSick(state, id)))) return []
  const demand = demandsFor(state, seat)(abilityCost(state, seat, id, ability).mana, 1)
  return sizeOf(demand) === 0 && !taps ? [] : [{ demand, taps: taps ? id : null }]
}

function abilityWish(state: State, seat: Seat, id: ObjectId, main: boolean): readonly Wish[] {
  const needs = abilitiesOf(state, id).flatMap((ability) =>
    ability.kind === 'activated' ? needOfAbility(state, seat, id, ability, main) : [],
  )
  return needs.length === 0 ? [] : [{ object: id, what: 'ability', needs, worth: WORTH.ability }]
}

/** More prices of the same kind aren't looked ahead to. */
const MOST_PRICES = 3

/** The same price, as often as it will be asked for again: that comes before anything else. */
export function pricesAhead(state: State, { seat, source, cost, terms }: QuestionOf<'pay'>): readonly Wish[] {
  const again = Math.min(terms?.again ?? 0, MOST_PRICES)
  if (again === 0) return []
  const needs = [{ demand: demandsFor(state, seat)(cost), taps: null }]
  return Array<Wish>(again).fill({ object: source, what: 'price', needs, worth: WORTH.price })
}

/**
 * What the player could still do, other than with `source`, which is being paid for; what is worth most comes first.
 */
export function wishesOf(state: State, seat: Seat, source: ObjectId): readonly Wish[] {
  const main = hasMainPhase(state, seat)
  const known = (ids: readonly ObjectId[] | undefined): readonly ObjectId[] =>
    (ids ?? []).filter((id) => id !== source && find(state, id) !== null)
  const hand = known(state.hands[seat])
  const own = known(state.battlefield).filter((id) => find(state, id)?.controller === seat)
  const wishes = [
    ...hand.flatMap((id) => [...spellWish(state, seat, id, 'playable', main), ...abilityWish(state, seat, id, main)]),
    ...known(state.graveyards[seat]).flatMap((id) => spellWish(state, seat, id, 'graveyard', main)),
    ...own.flatMap((id) => abilityWish(state, seat, id, main)),
  ]
  return wishes.sort((a, b) => b.worth - a.worth).slice(0, MOST_WISHES)
}
