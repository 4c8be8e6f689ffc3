/** Effects that put, remove and move counters (122 of 2011). */
import { isAll, thingsOf } from '../../continuous/index.ts'
import { happen, type Proposed } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import { isKeptFromCounters } from '../../restrictions/index.ts'
import {
  type Context,
  type Draft,
  doneBy,
  findOrLast,
  get,
  kindsOfCounters,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'
import type { EffectOf, Executor } from '../executor.ts'
import { bearers } from './things.ts'
import { atMost, count } from './who.ts'

/** How many more of those may be put on it. */
function room(g: Draft, id: ObjectId, { counter, upTo: limit }: EffectOf<'putCounters'>): number {
  const has = get(g.state, id).counters[counter] ?? 0
  return limit === undefined ? Number.POSITIVE_INFINITY : Math.max(0, limit.most - has)
}

export const putCounters: Executor<'putCounters'> = function* (g, effect, context) {
  const that = yield* bearers(g, effect.what, context)
  const n = count(g, effect.n, context)
  const { counter } = effect
  const put: Proposed[] = []
  for (const [index, object] of that.entries()) {
    // 409.1d: distributed as announced.
    const given = effect.divided === true ? (context.division?.[index] ?? n) : n
    const most = Math.min(given, room(g, object, effect))
    const change = effect.upTo === undefined ? given : yield* atMost(context.controller, context.source, most)
    if (change > 0) put.push({ kind: 'counters', object, counter, change, by: context.controller })
  }
  const happened = yield* happen(g, put)
  return { that, amount: n, did: happened.some((one) => one.kind === 'counters' && one.change > 0) }
}

/** Which kind of counter on it: a choice only where there are several. */
export function* chooseKind<K extends string>(seat: Seat, object: ObjectId, kinds: readonly K[]): Process<K | null> {
  const [only, more] = kinds
  if (only === undefined || more === undefined) return only ?? null
  const word = yield* ask('word', { seat, source: object, which: 'counter', words: kinds })
  return kinds.find((kind) => kind === word) ?? null
}

/** What is removed from one of the objects: at most as many as there are (416.3). */
function* removedFrom(
  g: Draft,
  object: ObjectId,
  { counter, n, upTo: isUpTo }: EffectOf<'removeCounters'>,
  context: Context,
): Process<readonly Proposed[]> {
  const { controller: seat, source } = context
  const kinds = kindsOfCounters(get(g.state, object), counter)
  const chosen = isAll(n) && counter === null ? null : yield* chooseKind(seat, object, kinds)
  const from = chosen === null ? kinds : [chosen]
  const proposed: Proposed[] = []
  for (const kind of from) {
    const has = get(g.state, object).counters[kind] ?? 0
    const most = isAll(n) ? has : Math.min(has, count(g, n, context))
    const change = isUpTo === true ? yield* atMost(seat, source, most) : most
    if (change > 0) proposed.push({ kind: 'counters', object, counter: kind, change: -change })
  }
  return proposed
}

/** Removes counters, of whichever kind is chosen where the text leaves it open. */
export const removeCounters: Executor<'removeCounters'> = function* (g, effect, context) {
  const that = yield* bearers(g, effect.what, context)
  const removed: Proposed[] = []
  for (const object of that) removed.push(...(yield* removedFrom(g, object, effect, context)))
  const happened = yield* happen(g, removed)
  const amount = removed.reduce((sum, one) => (one.kind === 'counters' ? sum - one.change : sum), 0)
  // All of it, not only as much as there was (413.2c).
  const isWhole = isAll(effect.n) || effect.upTo === true || amount >= count(g, effect.n, context) * that.length
  return { that, amount, did: removed.length > 0 && isWhole, done: doneBy(happened) }
}

/** Moves counters, if both objects are there and not the same: at most as many as there are. */
export const moveCounters: Executor<'moveCounters'> = function* (g, effect, context) {
  const [from] = yield* bearers(g, effect.from, context)
  const [to] = yield* bearers(g, effect.to, context)
  if (from === undefined || to === undefined || from === to) return { did: false }
  const { counter } = effect
  // What can't be put there isn't moved: none is taken off (103.1).
  if (isKeptFromCounters(g.state, to, counter)) return { did: false }
  const change = Math.min(count(g, effect.n, context), get(g.state, from).counters[counter] ?? 0)
  if (change === 0) return { did: false }
  yield* happen(g, [
    { kind: 'counters', object: from, counter, change: -change },
    { kind: 'counters', object: to, counter, change, by: context.controller },
  ])
  return { did: true }
}

/** today:122.8: as many of each kind are put as there are, or last were: none is moved. */
export const putCountersOf: Executor<'putCountersOf'> = function* (g, { of, what }, context) {
  const { controller: by } = context
  const that = yield* bearers(g, what, context)
  const held = thingsOf(g.state, of, context).flatMap((id) => Object.entries(findOrLast(g.state, id)?.counters ?? {}))
  const put = that.flatMap((object) =>
    held.map(([counter, change]): Proposed => ({ kind: 'counters', object, counter, change, by })),
  )
  const happened = yield* happen(g, put)
  return { that, did: happened.some((one) => one.kind === 'counters') }
}
