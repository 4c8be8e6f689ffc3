/** "For each creature, ...", and searching a library for each of them (413.2a). */
import {
  type CardFate,
  type Destination,
  type Effect,
  type Filter,
  hasResult,
  type SortCards,
} from '../../../language/index.ts'
import { allThat, amount, thingsOf } from '../../continuous/index.ts'
import { happen, performEffects } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  doneBy,
  doneSince,
  find,
  inTurnOrder,
  leaving,
  type ObjectId,
  type Seat,
  thatOf,
  thatSince,
  wasDone,
} from '../../state/index.ts'
import { type EffectOf, type Executor, resultOf, type Told } from '../executor.ts'
import { moving } from './movement.ts'
import { ownersOf, seatsOf } from './who.ts'

type ForEach = EffectOf<'forEach'>
type Repeated = EffectOf<'forEach' | 'repeatTimes'>

/** Where the cards found go, if that is one place outside the library. */
function placeOf({ fates: [fate, more] }: SortCards): Destination | null {
  const to = fate?.place?.to
  return more !== undefined || to === undefined || to === 'discard' || to.zone === 'library' ? null : to
}

/** The search that is all there is to do for each, offered or not; `null`: it is something else. */
function searchOf([effect, more]: readonly Effect[]): SortCards | null {
  if (effect === undefined || more !== undefined) return null
  if (effect.kind === 'may') return searchOf(effect.effects)
  if (effect.kind !== 'sortCards' || effect.cards.from !== 'library' || !effect.shuffle) return null
  return placeOf(effect) === null ? null : effect
}

const putting = (effects: readonly Effect[], search: SortCards): readonly Effect[] =>
  effects.map((one) => (one.kind === 'may' ? { ...one, effects: putting(one.effects, search) } : search))

const FOUND = { is: 'notThing', thing: { kind: 'remembered' } } as const
/** Found and left in the library, of those that haven't been found before. */
const unmoved = (fate: CardFate): CardFate => ({
  ...fate,
  filter: { ...fate.filter, is: [...fate.filter.is, FOUND] },
  place: null,
})

/** Whose libraries have been looked through since then. */
const searchedSince = (now: Context, from: number): readonly Seat[] =>
  doneSince(now, from).flatMap(({ deed, seat }) => (deed === 'lookedAt' && seat !== null ? [seat] : []))

/** Whose libraries are shuffled: those that the text names, or of who searched their own. */
function* shuffledBy(g: Draft, search: SortCards, now: Context, from: number): Process<readonly Seat[]> {
  if (search.who.kind !== 'you') return searchedSince(now, from)
  const owners: Seat[] = []
  for (const seat of seatsOf(g.state, search.who, now)) owners.push(...(yield* ownersOf(g, search, seat, now)))
  return owners
}

/** One search after the other; only after the last is a library shuffled, and put somewhere what is put together. */
function* searchForEach(g: Draft, effect: ForEach, search: SortCards, context: Context): Process<Told> {
  const isTogether = effect.together === true
  const found: ObjectId[] = []
  const fates = isTogether ? search.fates.map(unmoved) : search.fates
  const effects = putting(effect.effects, { ...search, fates, shuffle: false })
  let now = context
  for (const id of eachOf(g, effect.each, context)) {
    const remembered = isTogether ? found.map((object) => ({ object })) : context.remembered
    now = yield* performEffects(g, effects, { ...leaving(now, { that: [id] }), remembered })
    if (isTogether && wasDone(now)) found.push(...thatOf(now))
  }
  now = { ...now, remembered: context.remembered }
  const to = placeOf(search)
  if (isTogether && to !== null) {
    const present = found.filter((id) => find(g.state, id) !== null)
    const { proposed, arrive } = moving(g, present, to, now)
    const happened = yield* happen(g, proposed)
    now = leaving(now, {
      that: arrive(happened),
      amount: present.length,
      did: present.length > 0,
      done: doneBy(happened),
    })
  }
  const owners = yield* shuffledBy(g, search, now, context.log.length)
  const seats = inTurnOrder(g.state).filter((seat) => owners.includes(seat))
  yield* happen(
    g,
    seats.map((seat) => ({ kind: 'shuffle', seat }) as const),
  )
  return resultOf(context, now)
}

/** Does the effects once for each object that matches as this begins, which is what they are about (413.2a). */
export const forEach: Executor<'forEach'> = function* (g, effect, context) {
  const search = searchOf(effect.effects)
  if (search !== null) return yield* searchForEach(g, effect, search, context)
  let now = context
  const left: ObjectId[] = []
  for (const id of eachOf(g, effect.each, context)) {
    const about = leaving(now, { that: [id] })
    now = yield* performEffects(g, effect.effects, about)
    left.push(...(thatSince(now, about.log.length) ?? []))
  }
  return withAll(effect, resultOf(context, now), left)
}

/** "Of those creatures": of those very ones, wherever they are by now. */
function eachOf(g: Draft, each: Filter, context: Context): readonly ObjectId[] {
  const [those, more] = each.is
  return those?.is === 'thing' && more === undefined
    ? thingsOf(g.state, those.thing, context)
    : allThat(g.state, each, context)
}

/** "Those tokens" are what it left each time; none, if it never came to it. */
const withAll = ({ effects }: Repeated, told: Told, left: readonly ObjectId[]): Told =>
  effects.some(({ kind }) => hasResult(kind, 'that')) ? { ...told, that: [...new Set(left)] } : told

/** Does the effects a number of times that is known as this begins. */
export const repeatTimes: Executor<'repeatTimes'> = function* (g, effect, context) {
  let now = context
  const all: ObjectId[] = []
  for (let left = amount(g.state, effect.n, context); left > 0; left--) {
    const from = now.log.length
    now = yield* performEffects(g, effect.effects, { ...now, again: left - 1 })
    all.push(...(thatSince(now, from) ?? []))
  }
  return withAll(effect, resultOf(context, now), all)
}
