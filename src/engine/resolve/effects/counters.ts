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

/** Up to `most` counters of any kinds: how many of each is chosen, kind by kind. */
function* ofAnyKinds(g: Draft, object: ObjectId, most: number, context: Context): Process<readonly Proposed[]> {
  const { controller: seat, source } = context
  const bearer = get(g.state, object)
  const proposed: Proposed[] = []
  let left = most
  for (const counter of kindsOfCounters(bearer, null)) {
    const change = yield* atMost(seat, source, Math.min(bearer.counters[counter] ?? 0, left))
    if (change > 0) proposed.push({ kind: 'counters', object, counter, change: -change })
    left -= change
  }
  return proposed
}

/** What is removed from one of the objects: at most as many as there are (416.3). */
function* removedFrom(
  g: Draft,
  object: ObjectId,
  { counter, n, upTo: isUpTo }: EffectOf<'removeCounters'>,
  context: Context,
): Process<readonly Proposed[]> {
  const { controller: seat, source } = context
  if (isUpTo === true && counter === null && !isAll(n))
    return yield* ofAnyKinds(g, object, count(g, n, context), context)
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

/** How many of that kind are moved from there: at most as many as there are. */
function* movedFrom(
  g: Draft,
  from: ObjectId,
  counter: string,
  { n, upTo: isUpTo }: EffectOf<'moveCounters'>,
  context: Context,
): Process<number> {
  const has = get(g.state, from).counters[counter] ?? 0
  const most = isAll(n) ? has : Math.min(count(g, n, context), has)
  return isUpTo === true ? yield* atMost(context.controller, context.source, most) : most
}

/** Moves counters onto another object, if it is there; of several objects from each. */
export const moveCounters: Executor<'moveCounters'> = function* (g, effect, context) {
  const all = yield* bearers(g, effect.from, context)
  const [to] = yield* bearers(g, effect.to, context)
  if (to === undefined) return { did: false }
  const moved: Proposed[] = []
  for (const from of all.filter((id) => id !== to)) {
    // What can't be put there isn't moved: none is taken off (103.1).
    const kinds = kindsOfCounters(get(g.state, from), effect.counter).filter(
      (counter) => !isKeptFromCounters(g.state, to, counter),
    )
    const isOneKind = effect.counter === null && effect.upTo !== true && !isAll(effect.n)
    const chosen = isOneKind ? yield* chooseKind(context.controller, from, kinds) : null
    for (const counter of chosen === null ? kinds : [chosen]) {
      const change = yield* movedFrom(g, from, counter, effect, context)
      if (change === 0) continue
      moved.push({ kind: 'counters', object: from, counter, change: -change })
      moved.push({ kind: 'counters', object: to, counter, change, by: context.controller })
    }
  }
  yield* happen(g, moved)
  return { did: moved.length > 0 }
}

/** today:701.10: as many more of them as each has as the effect begins. */
export const doubleCounters: Executor<'doubleCounters'> = function* (g, { what, counter }, context) {
  const { controller: by } = context
  const that = yield* bearers(g, what, context)
  const put = that.flatMap((object) =>
    kindsOfCounters(get(g.state, object), counter).map((kind): Proposed => {
      return { kind: 'counters', object, counter: kind, change: get(g.state, object).counters[kind] ?? 0, by }
    }),
  )
  const happened = yield* happen(g, put)
  return { that, did: happened.some((one) => one.kind === 'counters') }
}

/** today:122.8: as many of each kind are put as there are, or last were: none is moved. */
export const copyCounters: Executor<'copyCounters'> = function* (g, { from, what }, context) {
  const { controller: by } = context
  const that = yield* bearers(g, what, context)
  const held = thingsOf(g.state, from, context).flatMap((id) => Object.entries(findOrLast(g.state, id)?.counters ?? {}))
  const put = that.flatMap((object) =>
    held.map(([counter, change]): Proposed => ({ kind: 'counters', object, counter, change, by })),
  )
  const happened = yield* happen(g, put)
  return { that, did: happened.some((one) => one.kind === 'counters') }
}
