/** Casting a card during a resolution (413.2e), as an effect says, or later, as a keyword offers (502.24a). */

import type { Change, Cost, Duration, Thing } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { characteristics, choosable, isType } from '../../continuous/index.ts'
import { happen, moveTo, tellOf } from '../../events/index.ts'
import {
  asCast,
  attempt,
  castSpell,
  freeWays,
  freeWaysTransformed,
  isUnforced,
  mayPlayAnotherLand,
  playableSides,
  playLand,
  type WayToCast,
  waysToCast,
  whyNotCastByEffect,
} from '../../play/index.ts'
import { whyRestrictedFromLand } from '../../playerRules/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  editionOf,
  find,
  isActive,
  leaving,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'
import type { EffectOf, Executor } from '../executor.ts'
import { begin } from './lasting.ts'
import { chooseAmong, things } from './things.ts'
import { asThey, count, seatsOf } from './who.ts'

type Choice = Extract<Thing, { kind: 'choose' }>

/** The question whether to cast or play that card, by the name that it has then: of a split card, a half's (505.2). */
function offerOf(g: Draft, seat: Seat, id: ObjectId, source: ObjectId, way: WayToCast | { readonly land: number }) {
  const by = 'land' in way ? 'play' : 'cast'
  const as = 'land' in way ? { faceDown: false, side: way.land } : way
  const { name } = characteristics(asCast(g.state, seat, id, as), id)
  const card = as.faceDown ? {} : { card: { name, by } as const }
  return { seat, source, reason: 'may', cost: null, default: true, ...card } as const
}

/**
 * Asks whether to cast it that way, if that is possible (413.2c); the spell goes above the resolving object, whose
 * resolution continues (409.1i). Returns the spell, or `null`.
 */
function* castIfWanted(g: Draft, seat: Seat, id: ObjectId, way: WayToCast, source: ObjectId): Process<ObjectId | null> {
  if (whyNotCastByEffect(g.state, seat, id, way) !== null) return null
  const named = way.keyword === null ? {} : { keyword: way.keyword }
  const yes = yield* ask('confirm', { ...offerOf(g, seat, id, source, way), ...named })
  return yes ? yield* castNow(g, seat, id, way) : null
}

/** Casts it; returns the spell, or `null` if that can't be completed (422). */
function* castNow(g: Draft, seat: Seat, id: ObjectId, way: WayToCast): Process<ObjectId | null> {
  const refused = yield* attempt(g, seat, tellOf(g.state, id), () => castSpell(g, seat, id, way))
  return refused === null ? (g.state.stack.at(-1) ?? null) : null
}

/** 2011:305.4: a land may be played only in its player's own turn, and as one of the lands of that turn (212.6b). */
function mayPlayLand(g: Draft, seat: Seat, id: ObjectId, side: number): boolean {
  const state = asCast(g.state, seat, id, { faceDown: false, side })
  return (
    isType(state, id, 'land') &&
    isActive(state, seat) &&
    mayPlayAnotherLand(state, seat) &&
    whyRestrictedFromLand(state, seat, id) === null
  )
}

/** Plays it if that is wanted; returns the permanent, or `null`. */
function* playIfWanted(g: Draft, seat: Seat, id: ObjectId, side: number, source: ObjectId): Process<ObjectId | null> {
  if (!(yield* ask('confirm', offerOf(g, seat, id, source, { land: side })))) return null
  const refused = yield* playLand(g, seat, id, side)
  return refused === null ? (g.state.battlefield.at(-1) ?? null) : null
}

/** Plays it as a land if it is one, else casts it, if that is wanted: of a card with several sides, as either. */
function* playOneWay(g: Draft, seat: Seat, id: ObjectId, lands: boolean, source: ObjectId): Process<ObjectId | null> {
  const sides = lands ? playableSides(g.state, id) : []
  for (const side of sides.filter((one) => mayPlayLand(g, seat, id, one))) {
    const played = yield* playIfWanted(g, seat, id, side, source)
    if (played !== null || sides.length === 1) return played
  }
  return yield* castOneWay(g, seat, id, freeWays(g.state, id), source)
}

/**
 * Casts it if that can be done: its player decides only between the ways (413.2c), and whether to, where they could
 * say that they have nothing to pay with (today:118.8c).
 */
function* castIfAble(g: Draft, seat: Seat, id: ObjectId, source: ObjectId): Process<ObjectId | null> {
  const able = freeWays(g.state, id).filter((way) => whyNotCastByEffect(g.state, seat, id, way) === null)
  const forced = able.filter((way) => !isUnforced(g.state, seat, id, way))
  const [only] = forced
  const wanted = able.length === 1 && only !== undefined ? null : yield* castOneWay(g, seat, id, able, source)
  return wanted ?? (only === undefined ? null : yield* castNow(g, seat, id, only))
}

/**
 * The ways in which it is cast when it is paid for: whenever the effect says, for its mana cost, for an alternative one
 * that it offers, or for what the effect has in place of the mana cost.
 */
function paidWays(g: Draft, seat: Seat, id: ObjectId, pays: 'cost' | Cost): readonly WayToCast[] {
  const ways = waysToCast(g.state, seat, id).filter(({ from }) => from === 'playable')
  const priced = pays === 'cost' ? ways : ways.flatMap((way) => (way.by === 'normal' ? [{ ...way, cost: pays }] : []))
  return priced.map((way) => ({ ...way, from: 'anywhere', anytime: true }))
}

/** The first of these ways that its player wants: of a split card, one half or the other. */
function* castOneWay(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  ways: readonly WayToCast[],
  source: ObjectId,
): Process<ObjectId | null> {
  for (const way of ways) {
    const spell = yield* castIfWanted(g, seat, id, way, source)
    if (spell !== null) return spell
  }
  return null
}

/** Lets the player choose and cast such cards, one after the other, for as long as more are wanted and allowed. */
function* castChosen(g: Draft, seat: Seat, what: Choice, context: Context): Process<readonly ObjectId[]> {
  const most = count(g, what.count.max, context)
  const spells: ObjectId[] = []
  while (spells.length < most) {
    const spell = yield* castOneChosen(g, seat, { ...what, count: { min: 0, max: 1 } }, context)
    if (spell === null) break
    spells.push(spell)
  }
  return spells
}

/** Lets the player choose one of the cards that can be cast for nothing, and casts it; `null` if none is wanted. */
function* castOneChosen(g: Draft, seat: Seat, what: Choice, context: Context): Process<ObjectId | null> {
  const isCastable = (id: ObjectId): boolean =>
    freeWays(g.state, id).some((way) => whyNotCastByEffect(g.state, seat, id, way) === null)
  const from = choosable(g.state, what, context).filter(isCastable)
  const [id] = yield* chooseAmong(g, seat, from, what, context, 'effect')
  if (id === undefined) return null
  const able = freeWays(g.state, id).filter((way) => whyNotCastByEffect(g.state, seat, id, way) === null)
  const [only, more] = able
  if (only === undefined) return null
  return more === undefined ? yield* castNow(g, seat, id, only) : yield* castOneWay(g, seat, id, able, context.source)
}

/** Casts the card, or plays it, as the effect says. */
function castOrPlay(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  { must, pays, transformed, lands }: EffectOf<'castFree'>,
  source: ObjectId,
): Process<ObjectId | null> {
  if (must === true) return castIfAble(g, seat, id, source)
  if (pays !== undefined) return castOneWay(g, seat, id, paidWays(g, seat, id, pays), source)
  if (transformed === true) return castOneWay(g, seat, id, freeWaysTransformed(g.state, id), source)
  return playOneWay(g, seat, id, lands === true, source)
}

/** The spell is exiled instead of going to a graveyard. */
function exileAfter(g: Draft, id: ObjectId): void {
  const choices = find(g.state, id)?.choices
  if (choices?.cast != null) g.patch(id, { choices: { ...choices, cast: { ...choices.cast, exiled: true } } })
}

/** Each of the players may cast each of the cards, or one that they choose, without paying its mana cost. */
export const castFree: Executor<'castFree'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  const { what } = effect
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const theirs = asThey(context, effect.who, seat)
    if (what.kind === 'choose') {
      that.push(...(yield* castChosen(g, seat, what, theirs)))
      continue
    }
    for (const id of yield* things(g, what, theirs, 'effect')) {
      const played = yield* castOrPlay(g, seat, id, effect, context.source)
      if (played !== null) that.push(played)
    }
  }
  // 419.6: it goes nowhere else than to exile from the stack.
  if (effect.exiled === true) for (const id of that) exileAfter(g, id)
  // What isn't cast is still what the words after it speak of: "if you don't, exile it".
  return that.length > 0 ? { that, did: true } : { did: false }
}

/** Whether the card can still be cast once the ability has resolved. */
const LASTS: Readonly<Record<Edition['keywords']['madness'], boolean>> = {
  untilPass: true,
  resolution: false,
  compulsory: false,
}

/**
 * The card's owner may cast it the way that the ability which exiled it offers: at once, or until they pass priority,
 * as the edition has it (502.24a). What isn't cast goes to the graveyard.
 */
export const castOffered: Executor<'castOffered'> = function* (g, _effect, { source, controller, at }) {
  const zone = find(g.state, source)?.zone
  if ((zone !== 'exile' && zone !== 'hand') || at === null) return { did: false }
  const ways = waysToCast(g.state, controller, source).filter(({ by }) => by === at.key)
  // today:702.94: what was shown as it was drawn stays in the hand if it isn't cast.
  if (zone === 'hand') return { did: (yield* castOneWay(g, controller, source, ways, source)) !== null }
  if (ways.length > 0 && LASTS[editionOf(g.state).keywords.madness]) {
    // The link is what lets it be cast from exile.
    g.patch(source, { link: at.key })
    return { did: false }
  }
  const did = (yield* castOneWay(g, controller, source, ways, source)) !== null
  if (!did) yield* happen(g, [moveTo(source, 'graveyard', 'effect')])
  return { did }
}

const HASTE: Change = {
  kind: 'gain',
  ability: {
    kind: 'keyword',
    keyword: { name: 'haste' },
    abilities: [],
    at: { key: 'haste', card: null, line: 0, keyword: 'haste' },
  },
}
/** "Until you lose control of it." */
const WHILE_YOURS: Duration = {
  kind: 'while',
  condition: { kind: 'is', thing: { kind: 'that' }, is: [{ is: 'controlled', by: { kind: 'you' } }] },
}

/** Casts it one of the ways that it can be cast for nothing, if that is wanted. */
const castIfWantedAtAll: typeof castIfAble = (g, seat, id, source) =>
  castOneWay(g, seat, id, freeWays(g.state, id), source)

const ASIDE: Readonly<Record<Edition['keywords']['suspend'], typeof castIfAble>> = {
  must: castIfAble,
  may: castIfWantedAtAll,
}

/**
 * 2011:702.60: its owner casts it if able; of a split card, either half. A creature has haste until that player loses
 * control of it. What can't be cast stays in exile.
 */
export const castAside: Executor<'castAside'> = function* (g, _effect, context) {
  const { source, controller } = context
  const spell = yield* ASIDE[editionOf(g.state).keywords.suspend](g, controller, source, source)
  if (spell === null) return { that: [], did: false }
  if (isType(g.state, spell, 'creature')) {
    const hasty = leaving(context, { that: [spell] })
    const begun = { what: null, objects: [spell], changes: [HASTE], players: [], rule: null, duration: WHILE_YOURS }
    begin(g, begun, hasty)
  }
  return { that: [spell], did: true }
}
