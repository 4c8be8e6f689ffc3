/** Effects on libraries: searching, looking, shuffling (217.2). */
import type { Destination } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { amount, matches } from '../../continuous/index.ts'
import { arrangeLibrary, happen, moveTo } from '../../events/index.ts'
import { ask, idsInOrder, type Process } from '../../questions/index.ts'
import { type Context, type Draft, find, type ObjectId, type Seat } from '../../state/index.ts'
import type { EffectOf, Executor } from '../executor.ts'
import { moveAll } from './movement.ts'
import { shown } from './things.ts'
import { asThey, isAll, seatsOf, shares } from './who.ts'

/** Whether the filter asks for a quality, in which case the player may fail to find it. */
function hasQuality(filter: EffectOf<'search'>['filter']): boolean {
  return filter.is.some((predicate) => predicate.is !== 'in')
}

/** What a player finds: with a quality any number up to the count, without one as many as the text says. */
function* findIn(g: Draft, effect: EffectOf<'search'>, seat: Seat, context: Context): Process<readonly ObjectId[]> {
  const library = g.state.libraries[seat] ?? []
  g.emit({ kind: 'lookedAt', seat, of: seat, n: library.length, zone: 'library', rule: '2004:glossary/search' })
  const from = library.filter((id) => matches(g.state, effect.filter, id, context))
  const most = isAll(effect.count.max) ? from.length : amount(g.state, effect.count.max, context)
  const max = Math.min(most, from.length)
  if (max <= 0) return []
  const min = hasQuality(effect.filter) ? 0 : Math.min(amount(g.state, effect.count.min, context), max)
  return yield* ask('choose', {
    seat,
    source: context.source,
    reason: 'search',
    from,
    min,
    max,
    zone: 'library',
    looking: library,
  })
}

/** Shuffles first, then puts the found cards on top (or on the bottom) in an order their owner chooses. */
function* shuffleUnder(
  g: Draft,
  seat: Seat,
  found: readonly ObjectId[],
  to: Destination,
): Process<readonly ObjectId[]> {
  yield* happen(g, [{ kind: 'shuffle', seat }])
  const now = yield* idsInOrder(seat, 'library', found)
  const rest = (g.state.libraries[seat] ?? []).filter((id) => !now.includes(id))
  arrangeLibrary(g, seat, to.position === 'bottom' ? [...rest, ...now] : [...now, ...rest])
  return now
}

function* searchOne(g: Draft, effect: EffectOf<'search'>, seat: Seat, context: Context): Process<readonly ObjectId[]> {
  const found = yield* findIn(g, effect, seat, context)
  // Whether or not anything was found, the library has been searched.
  notice(g, [{ kind: 'searched', seat }])
  if (effect.reveal && found.length > 0) {
    g.emit({ kind: 'revealed', seat, objects: found.map((id) => shown(g.state, id)), rule: '2004:glossary/search' })
  }
  if (effect.to.zone === 'library' && effect.to.position !== 'shuffled')
    return yield* shuffleUnder(g, seat, found, effect.to)
  const became = found.length === 0 ? [] : yield* moveAll(g, found, effect.to, context)
  if (effect.to.position !== 'shuffled' || found.length === 0) yield* happen(g, [{ kind: 'shuffle', seat }])
  return became
}

/** Each player searches their own library; what is found moves, then the library is shuffled. */
export const search: Executor<'search'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    that.push(...(yield* searchOne(g, effect, seat, asThey(context, effect.who, seat))))
  }
  return { that: that.filter((id) => find(g.state, id) !== null), amount: that.length, did: that.length > 0 }
}

export const shuffle: Executor<'shuffle'> = function* (g, effect, context) {
  const seats = seatsOf(g.state, effect.who, context)
  yield* happen(
    g,
    seats.map((seat) => ({ kind: 'shuffle', seat })),
  )
  return {}
}

/** Looks at the top cards and puts any number of them on the bottom, the rest back on top, in any order (502.36). */
export const scry: Executor<'scry'> = function* (g, effect, context) {
  for (const { seat, n } of shares(g, effect.who, effect.n, context)) {
    const cards = (g.state.libraries[seat] ?? []).slice(0, n)
    if (cards.length === 0) continue
    g.emit({ kind: 'lookedAt', seat, of: seat, n: cards.length, zone: 'library', rule: '2004:502.36a' })
    const { top, bottom } = yield* ask('arrange', { seat, source: context.source, cards })
    const rest = (g.state.libraries[seat] ?? []).slice(cards.length)
    arrangeLibrary(g, seat, [...top, ...rest, ...bottom])
  }
  return {}
}

/** Puts the cards that were looked at but not taken where the effect says; on the bottom in any order. */
function* putRest(g: Draft, seat: Seat, rest: readonly ObjectId[], where: 'bottom' | 'graveyard'): Process {
  if (rest.length === 0) return
  if (where === 'graveyard') {
    yield* happen(
      g,
      rest.map((id) => moveTo(id, 'graveyard', 'effect')),
    )
    return
  }
  const ordered = yield* idsInOrder(seat, 'library', rest)
  const others = (g.state.libraries[seat] ?? []).filter((id) => !rest.includes(id))
  arrangeLibrary(g, seat, [...others, ...ordered])
}

function* digOne(
  g: Draft,
  effect: EffectOf<'dig'>,
  seat: Seat,
  n: number,
  context: Context,
): Process<readonly ObjectId[]> {
  const looking = (g.state.libraries[seat] ?? []).slice(0, n)
  if (looking.length === 0) return []
  g.emit({ kind: 'lookedAt', seat, of: seat, n: looking.length, zone: 'library', rule: '2004:217.2b' })
  const from = looking.filter((id) => matches(g.state, effect.filter, id, context))
  const max = Math.min(isAll(effect.take.max) ? from.length : amount(g.state, effect.take.max, context), from.length)
  const min = Math.min(amount(g.state, effect.take.min, context), max)
  const taken =
    max <= 0
      ? []
      : yield* ask('choose', { seat, source: context.source, reason: 'dig', from, min, max, zone: 'library', looking })
  if (hasQuality(effect.filter) && taken.length > 0) {
    g.emit({ kind: 'revealed', seat, objects: taken.map((id) => shown(g.state, id)), rule: '2004:217.2b' })
  }
  const became = taken.length === 0 ? [] : yield* moveAll(g, taken, effect.to, context)
  yield* putRest(
    g,
    seat,
    looking.filter((id) => !taken.includes(id)),
    effect.rest,
  )
  return became
}

/** Looks at the top cards, takes some of them, and puts the rest away. */
export const dig: Executor<'dig'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const { seat, n } of shares(g, effect.who, effect.n, context)) {
    that.push(...(yield* digOne(g, effect, seat, n, asThey(context, effect.who, seat))))
  }
  return { that, amount: that.length, did: that.length > 0 }
}
