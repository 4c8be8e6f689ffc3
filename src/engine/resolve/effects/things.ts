/** The objects of an effect: those still there, those followed through a zone change, and those to be chosen. */
import type { Recipient, Thing } from '../../../language/index.ts'
import { amount, choosable, isAll, matches, presentAll, recipientsOf, thingsOf } from '../../continuous/index.ts'
import { boundsWithin, ofOneOwner } from '../../play/index.ts'
import { ask, type ChooseReason, type Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  type GameObject,
  get,
  type ObjectId,
  type Ref,
  type Seat,
} from '../../state/index.ts'
import { seatsOf } from './who.ts'

type Choice = Extract<Thing, { kind: 'choose' }>

/** Chooses objects as the effect happens; the chooser must choose as many as possible (413.2c). */
function* choose(g: Draft, thing: Choice, context: Context, reason: ChooseReason): Process<readonly ObjectId[]> {
  const seat = seatsOf(g.state, thing.by, context)[0]
  if (seat === undefined) return []
  const all = choosable(g.state, thing, context)
  const from = yield* ofOneOwner(g, seat, context.source, thing, all)
  return yield* chooseAmong(g, seat, from, thing, context, reason)
}

/** Whether a card must be shown to whoever chooses it: in a library, or in another player's hand. */
function isShownTo({ zone, owner }: GameObject, seat: Seat): boolean {
  return zone === 'library' || (zone === 'hand' && owner !== seat)
}

/** "A land of each basic land type": one after the other, each from all that have that quality. */
function* chooseEach(
  g: Draft,
  seat: Seat,
  from: readonly ObjectId[],
  { ofEach = [], ...thing }: Choice,
  context: Context,
  reason: ChooseReason,
): Process<readonly ObjectId[]> {
  const chosen = new Set<ObjectId>()
  for (const quality of ofEach) {
    const filter = { noun: 'source', is: [quality] } as const
    const fitting = from.filter((id) => matches(g.state, filter, id, context))
    for (const id of yield* chooseAmong(g, seat, fitting, thing, context, reason)) chosen.add(id)
  }
  return [...chosen]
}

/** Lets `seat` choose from these as many as the text says; asks only if there is a choice. */
export function* chooseAmong(
  g: Draft,
  seat: Seat,
  from: readonly ObjectId[],
  thing: Choice,
  context: Context,
  reason: ChooseReason,
): Process<readonly ObjectId[]> {
  if (thing.ofEach !== undefined) return yield* chooseEach(g, seat, from, thing, context, reason)
  const most = isAll(thing.count.max) ? from.length : Math.min(amount(g.state, thing.count.max, context), from.length)
  const min = Math.min(
    isAll(thing.count.min) ? from.length : Math.max(0, amount(g.state, thing.count.min, context)),
    from.length,
  )
  const max = Math.max(min, most)
  if (max === 0) return []
  const bounds = boundsWithin(g.state, thing.filter, from, context, { min, max })
  if (min === from.length && bounds.limits === undefined) return from
  if (thing.random === true) return atRandom(g, from, max)
  const zone = from[0] === undefined ? 'battlefield' : get(g.state, from[0]).zone
  const looking = from.filter((id) => isShownTo(get(g.state, id), seat))
  return yield* ask('choose', { seat, source: context.source, reason, from, ...bounds, zone, looking })
}

/** The objects a phrase means now, wherever they are; asks if there is a choice. */
export function* things(g: Draft, thing: Thing, context: Context, reason: ChooseReason): Process<readonly ObjectId[]> {
  if (thing.kind === 'choose') return yield* choose(g, thing, context, reason)
  const found: ObjectId[] = []
  for (const id of thingsOf(g.state, thing, context)) {
    for (const now of presentAll(g.state, id, context)) if (!found.includes(now)) found.push(now)
  }
  return found
}

/** The objects or players that a "to ..." means; asks if there is a choice. */
export function* recipients(g: Draft, to: Recipient, context: Context): Process<readonly Ref[]> {
  if (to.kind !== 'choose') return recipientsOf(g.state, to, context)
  return (yield* choose(g, to, context, 'effect')).map((object) => ({ object }))
}

/** The permanents a phrase means now. */
export function* permanents(
  g: Draft,
  thing: Thing,
  context: Context,
  reason: ChooseReason = 'effect',
): Process<readonly ObjectId[]> {
  const ids = yield* things(g, thing, context, reason)
  return ids.filter((id) => get(g.state, id).zone === 'battlefield')
}

/**
 * What counters go on (200.10): permanents, and cards in other zones where the effect itself finds them, but not the
 * new object that a permanent became.
 */
export function* bearers(g: Draft, thing: Thing, context: Context): Process<readonly ObjectId[]> {
  const ids = yield* things(g, thing, context, 'effect')
  const meant = thing.kind === 'choose' ? ids : thingsOf(g.state, thing, context)
  return ids.filter((id) => get(g.state, id).zone === 'battlefield' || meant.includes(id))
}

/** Takes `n` of these at random, with the game's own chance. */
export function atRandom(g: Draft, from: readonly ObjectId[], n: number): readonly ObjectId[] {
  const left = [...from]
  const drawn: ObjectId[] = []
  while (drawn.length < n && left.length > 0) drawn.push(...left.splice(g.random(left.length), 1))
  return drawn
}
