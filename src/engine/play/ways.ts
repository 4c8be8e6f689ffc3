/**
 * The ways to cast a card (401.4, 409.1b): normally, for an alternative cost in its text, or by one of its keywords; of
 * a split card, each half in its own ways (505.2). One list for legality, payment, the AI and the client.
 */
import {
  type Ability,
  type AbilityKey,
  type Condition,
  type Cost,
  type CostPart,
  type KeywordName,
  type ManaCost,
  memoised,
  memoisedAt,
} from '../../language/index.ts'
import {
  abilitiesOf,
  characteristics,
  contextOf,
  hasKeyword,
  holds,
  matches,
  sidesToPlay,
  sideTransformed,
} from '../continuous/index.ts'
import { castingsOf, type OfferedFor } from '../keywords/index.ts'
import { castOffersFor, isOfferedCasting } from '../playerRules/index.ts'
import type { WayKey } from '../questions/index.ts'
import { type EffectKey, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { asCast, asPlayed, type Laid, lying } from './asCast.ts'
import { type Priced, pricedPermissions, settledCost } from './permission.ts'

export interface WayToCast extends Laid {
  readonly key: WayKey
  /** Its mana cost, or the ability that offers it. */
  readonly by: 'normal' | AbilityKey
  /** The keyword that offers it. */
  readonly keyword: KeywordName | null
  /**
   * Where the card must be: wherever its player may play cards from, in their hand or graveyard, in exile while this very
   * ability offers it (502.24a), or wherever an effect says (413.2e).
   */
  readonly from: 'playable' | 'hand' | 'graveyard' | 'offered' | 'anywhere'
  /** Whenever its player could cast an instant, whatever its type. */
  readonly anytime: boolean
  /** Only when its player could cast a sorcery. Absent: as its type says. */
  readonly sorcery?: true
  /** Before increases and reductions; `null`: it has no cost and can't be cast this way (203.1). */
  readonly cost: Cost | null
  /** The spell is exiled instead of going to a graveyard (419.6). Absent: it goes there. */
  readonly exiled?: true
  /** What allows one each turn to be cast this way; absent: it isn't limited so. */
  readonly once?: EffectKey
  /** What is sacrificed or tapped for it, and what it takes off the total. Absent: nothing. */
  readonly offered?: { readonly id: ObjectId } & Pick<OfferedFor, 'by' | 'less'>
}

/** The key of a way to cast that side of a card. */
export const keyOf = (by: WayToCast['by'], side: number): WayKey => (side === 0 ? by : `${side}|${by}`)

const PLAIN = { by: 'normal', keyword: null, faceDown: false } as const

function makeNormal(cost: Cost | null, side: number): WayToCast {
  const key = keyOf('normal', side)
  return { key, by: 'normal', keyword: null, from: 'playable', anytime: false, cost, faceDown: false, side }
}

const WITHOUT_COST = makeNormal(null, 0)
const normalWays = memoisedAt((mana: ManaCost, side: number) => makeNormal([{ kind: 'mana', mana }], side))

/** For its mana cost. Every card in hand is asked all the time: one for each cost and side. */
function normalWay({ cost }: { readonly cost: ManaCost | null }, side: number): WayToCast {
  if (cost === null) return side === 0 ? WITHOUT_COST : makeNormal(null, side)
  return normalWays(cost, side)
}

/** The sides of a card that can be cast, or played, wherever and however it lies. */
export function playableSides(held: State, id: ObjectId): readonly number[] {
  const state = asPlayed(held, id)
  return sidesToPlay(state, get(state, id))
}

/** Cast by an effect without paying its mana cost (413.2e): the card, or either half of it. */
export function freeWays(
  held: State,
  id: ObjectId,
  sides: readonly number[] = playableSides(held, id),
): readonly WayToCast[] {
  const state = asPlayed(held, id)
  return sides.flatMap((side): readonly WayToCast[] => {
    const free = { ...PLAIN, key: keyOf('normal', side), from: 'anywhere', anytime: true, cost: [], side } as const
    const others = additionalOtherwise(state, id, side).map(({ by, cost }) => ({
      ...free,
      by,
      key: keyOf(by, side),
      cost,
    }))
    return [free, ...others]
  })
}

/** The second of two additional costs that its text offers (409.1b), with the ability that does. */
function additionalOtherwise(state: State, id: ObjectId, side: number): readonly { by: AbilityKey; cost: Cost }[] {
  const said = asCast(state, get(state, id).owner, id, { faceDown: false, side })
  return abilitiesOf(said, id).flatMap(({ at, ...ability }) =>
    ability.kind === 'static' && ability.rule.kind === 'additionalCost' && ability.rule.or !== undefined
      ? [{ by: at.key, cost: ability.rule.or }]
      : [],
  )
}

/** The same transformed (today:712.14a): its back face; nothing of a card that has none. */
export function freeWaysTransformed(held: State, id: ObjectId): readonly WayToCast[] {
  const state = asPlayed(held, id)
  const side = sideTransformed(state, { ...get(state, id), side: 0 })
  return side === null ? [] : freeWays(held, id, [side])
}

/** A way that abilities offer, while its condition is true. */
interface OfferedWay extends Omit<WayToCast, 'key' | 'side' | 'cost'> {
  /** With the back face up (today:712.8c). */
  readonly back?: true
  /** Not on the turn on which the card came to where it is. */
  readonly later?: boolean
  readonly condition: Condition | null
  /** `null`: its mana cost. */
  readonly instead: Cost | null
  readonly also: Cost
  /** What one of is used up for it: each makes a way of its own. Absent: nothing. */
  readonly offers?: OfferedFor | null
}

const NOTHING: Cost = []
/**
 * The ways other than the normal one that these abilities offer at all: computed once per list, since every card is
 * asked.
 */
export const otherWaysIn = memoised((abilities: readonly Ability[]): readonly OfferedWay[] => {
  const alternatives = abilities.flatMap((ability): readonly OfferedWay[] => {
    if (ability.kind !== 'static') return []
    const { rule, at } = ability
    if (rule.kind === 'castAnytime' && rule.more.length > 0) {
      const { condition } = ability
      return [{ ...PLAIN, by: at.key, from: 'playable', anytime: true, instead: null, also: rule.more, condition }]
    }
    if (rule.kind === 'additionalCost' && rule.or !== undefined) {
      const { condition } = ability
      return [{ ...PLAIN, by: at.key, from: 'playable', anytime: false, instead: null, also: rule.or, condition }]
    }
    if (rule.kind === 'castFrom') {
      const { zone: from, cost: instead, also, exiled } = rule
      const then = exiled === undefined ? {} : { exiled }
      return [{ ...PLAIN, by: at.key, from, anytime: false, instead, also, condition: ability.condition, ...then }]
    }
    if (rule.kind !== 'alternativeCost') return []
    const { condition, cost } = rule
    return [{ ...PLAIN, by: ability.at.key, from: 'playable', anytime: false, instead: cost, also: NOTHING, condition }]
  })
  const castings = castingsOf(abilities).map(({ key, keyword, from, cost: instead, also = NOTHING, ...how }) => {
    const { anytime = false, sorcery, later = false, faceDown = false, downBy, when: condition = null, offers } = how
    const laid = { faceDown, ...(downBy === undefined ? {} : { downBy }), ...(how.back === undefined ? {} : BACK) }
    const timed = sorcery === undefined ? { anytime } : { anytime, sorcery }
    return { by: key, keyword, from, instead, also, ...timed, ...laid, later, condition, offers }
  })
  return [...alternatives, ...castings]
})

const BACK = { back: true } as const
const offeredPart = (kind: OfferedFor['by']): CostPart => ({ kind, what: { kind: 'remembered' } })

/** Each permanent that may be offered, with the key of the way in which it is; of any other way, just that one. */
function offeredFor(
  state: State,
  seat: Seat,
  id: ObjectId,
  { by, offers = null }: OfferedWay,
  side: number,
): readonly Pick<WayToCast, 'key' | 'offered'>[] {
  const key = keyOf(by, side)
  if (offers === null) return [{ key }]
  const own = state.battlefield.filter(
    (one) => get(state, one).controller === seat && matches(state, offers.one, one, contextOf(id, seat)),
  )
  const { by: how, less } = offers
  const with_ = own.map((one) => ({ key: `${key}/${one}`, offered: { id: one, by: how, less } }))
  return offers.optional === true ? [{ key }, ...with_] : with_
}

/** The keys of such a way to cast the card: one, or one for each permanent that may be offered. */
export function keysOf(state: State, seat: Seat, id: ObjectId, way: OfferedWay, side: number): readonly WayKey[] {
  return offeredFor(state, seat, id, way, side).map(({ key }) => key)
}

/** What effects let the player cast that side of the card for, in place of its mana cost. */
function lentWays(state: State, seat: Seat, id: ObjectId, side: number): readonly WayToCast[] {
  return castOffersFor(state, seat, id).map(({ effect, cost, anytime }): WayToCast => {
    const by = `${effect}`
    return { ...PLAIN, key: keyOf(by, side), by, from: 'playable', anytime, side, cost }
  })
}

/** The keys of the ways that effects lend. Every card in hand is asked, mostly where no effect lends any. */
export function waysLent(state: State, seat: Seat, id: ObjectId, side: number): readonly WayKey[] {
  if (!isOfferedCasting(state, seat)) return NONE_LENT
  return lentWays(asCast(state, seat, id, { faceDown: false, side }), seat, id, side).map(({ key }) => key)
}
const NONE_LENT: readonly WayKey[] = []

/** Whether the card was there before this turn began. */
const wasThereBefore = (state: State, id: ObjectId): boolean =>
  get(state, id).controlledSince < Math.max(...state.players.map(({ turnBegan }) => turnBegan))

/**
 * Whether the card in the graveyard has the ability that offers it: of a card with two faces the front one's count
 * there, or what it was given (today:712.8a); of a split card each half's.
 */
const isHadThere = (held: State, id: ObjectId, by: WayToCast['by'], side: number): boolean =>
  side === 0 || characteristics(held, id).halves !== undefined || abilitiesOf(held, id).some(({ at }) => at.key === by)

/** Every way to cast that side of the card, the normal one first. */
function waysOfSide(held: State, seat: Seat, id: ObjectId, side: number): readonly WayToCast[] {
  const state = asCast(held, seat, id, { faceDown: false, side })
  const normal = normalWay(characteristics(state, id), side)
  // It is played for that, or not at all: no other cost stands in its place.
  const settled = settledCost(state, seat, id, side)
  if (settled !== null) return [{ ...normal, cost: settled }]
  const others = otherWaysIn(abilitiesOf(state, id)).flatMap((way): readonly WayToCast[] => {
    const { condition, instead, also, by, keyword, from, anytime, sorcery } = way
    const timed = sorcery === undefined ? { anytime } : { anytime, sorcery }
    if (way.later === true && !wasThereBefore(state, id)) return []
    if (from === 'graveyard' && !isHadThere(held, id, by, side)) return []
    if (condition !== null && !holds(state, condition, contextOf(id, seat))) return []
    const first = instead ?? normal.cost
    return offeredFor(state, seat, id, way, side).map((one): WayToCast => {
      const more = one.offered === undefined ? also : [...also, offeredPart(one.offered.by)]
      const cost = first === null ? null : [...first, ...more]
      const up = way.back === true ? 1 : side
      const then = way.exiled === undefined ? {} : { exiled: way.exiled }
      return { by, keyword, from, ...timed, ...lying(way), side: up, cost, ...then, ...one }
    })
  })
  const ways = [normal, ...others, ...lentWays(state, seat, id, side)]
  return [...ways, ...pricedPermissions(held, seat, id, side).flatMap((one) => waysBy(one, ways))]
}

/** As any of these ways, by what allows that for a price or with a consequence. */
function waysBy({ effect, priced: { cost, also = NOTHING, once, exiled } }: Priced, ways: readonly WayToCast[]) {
  const fitting = ways.filter(({ from, by }) => from === 'playable' && (cost === undefined || by === 'normal'))
  return fitting.flatMap((way): readonly WayToCast[] => {
    const first = cost ?? way.cost
    const whole = first === null ? null : [...first, ...also]
    const limited = once === true ? { once: effect } : {}
    const then = exiled === true ? { exiled } : {}
    return [{ ...way, key: keyBy(way.key, effect), from: 'anywhere', cost: whole, ...limited, ...then }]
  })
}
const keyBy = (key: WayKey, effect: EffectKey): WayKey => `${key}@${effect}`

/** The keys of the ways in which permissions with a price let the player cast that side of the card. */
export function pricedKeys(state: State, seat: Seat, id: ObjectId, side: number): readonly WayKey[] {
  if (pricedPermissions(state, seat, id, side).length === 0) return NONE_LENT
  return waysOfSide(state, seat, id, side).flatMap(({ key, from }) => (from === 'anywhere' ? [key] : []))
}

/** today:702.102: a split card in hand with fuse, as a spell of both its halves, for both their costs. */
function fusedWays(state: State, seat: Seat, id: ObjectId): readonly WayToCast[] {
  const key = fuseOf(state, id)
  if (key === null) return []
  const { cost } = normalWay(characteristics(state, id), 0)
  const settled = settledCost(state, seat, id, 0)
  return [{ ...PLAIN, key, by: key, keyword: 'fuse', from: 'hand', anytime: false, side: 0, cost: settled ?? cost }]
}

/** The ability with which both halves of the card can be cast as one spell; `null`: none, or what they do isn't one. */
export function fuseOf(state: State, id: ObjectId): AbilityKey | null {
  const { halves, abilities } = characteristics(state, id)
  if (halves === undefined || !hasKeyword(state, id, 'fuse')) return null
  if (abilities.filter(({ kind }) => kind === 'spell').length > 1) return null
  return keyOfKeyword(abilities, 'fuse')
}

function keyOfKeyword(abilities: readonly Ability[], name: KeywordName): AbilityKey | null {
  return abilities.find((one) => one.kind === 'keyword' && one.keyword.name === name)?.at.key ?? null
}

/** Every way to cast the card that its text and keywords offer this player now, the normal one first. */
export function waysToCast(held: State, seat: Seat, id: ObjectId): readonly WayToCast[] {
  const state = asPlayed(held, id)
  const ways = sidesToPlay(state, get(state, id)).flatMap((side) => waysOfSide(state, seat, id, side))
  return [...ways, ...fusedWays(state, seat, id)]
}

/** The way with that key; `null` if the card doesn't offer it now. */
export function wayToCast(held: State, seat: Seat, id: ObjectId, key: WayKey): WayToCast | null {
  const state = asPlayed(held, id)
  if (key === 'normal' && settledCost(state, seat, id, 0) === null)
    return sidesToPlay(state, get(state, id)).includes(0) ? normalWay(characteristics(state, id), 0) : null
  return waysToCast(state, seat, id).find((way) => way.key === key) ?? null
}
