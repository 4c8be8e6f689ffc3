/** What is clearly impossible isn't offered (413.2c). */
import {
  type Effect,
  effectKinds,
  type Players,
  type Quantity,
  type Thing,
  whereIs,
  type ZoneName,
} from '../../../language/index.ts'
import {
  type Context,
  find,
  get,
  kindsOfCounters,
  type LayerState,
  type ObjectId,
  read,
  readObject,
  type Seat,
} from '../../state/index.ts'
import { evaluators } from './evaluators.ts'
import { matches } from './predicates.ts'
import { isAll } from './quantities.ts'
import { present, thingsOf } from './things.ts'

type Choice = Extract<Thing, { kind: 'choose' }>

/** What could be chosen for "a creature you control" and the like. */
export function choosable(state: LayerState, thing: Choice, context: Context): readonly ObjectId[] {
  return thingsOf(state, { kind: 'all', filter: thing.filter }, context)
}

/** Effects that do something to objects need those to exist, and so many to choose from. */
const DONE_TO = effectKinds(({ needs }) => needs !== undefined)
const ON_BATTLEFIELD = effectKinds(({ needs }) => needs !== undefined && needs !== 'objects')
const TO_OWN = effectKinds(({ needs }) => needs === 'own')
const TO_TAPPED = effectKinds(({ needs }) => needs === 'tapped')
const TO_UNTAPPED = effectKinds(({ needs }) => needs === 'untapped')
type DoneTo = Extract<Effect, { readonly what: Thing }>
/**
 * Whether the effect needs its objects to be there, so many to choose from: whoever takes control has it afterwards.
 */
const usesChosen = (effect: Effect): effect is DoneTo =>
  (DONE_TO.has(effect.kind) && 'what' in effect) ||
  (effect.kind === 'modify' && effect.changes.some(({ kind }) => kind === 'control'))

/** How many the text asks for, of what is there: at least one. */
const wanted = (state: LayerState, n: Quantity, context: Context): number =>
  Math.max(1, evaluators.amount(state, n, context))

/** Whether there are fewer to choose from than the text asks for, so many times. */
function isShort(
  state: LayerState,
  { kind }: DoneTo,
  what: Choice,
  seat: Seat,
  context: Context,
  times: number,
): boolean {
  const from = choosable(state, what, context)
  const own = kind === 'sacrifice' ? from.filter((id) => get(state, id).controller === seat) : from
  return own.length < times * wanted(state, what.count.min, context)
}

type Discard = Extract<Effect, { readonly kind: 'discard' }>
/** Whoever has none discards all of none; so many need to be there. */
function isShortOfCards(
  state: LayerState,
  { n, filter, upTo }: Discard,
  seat: Seat,
  context: Context,
  times: number,
): boolean {
  if (isAll(n)) return false
  const from = (read(state, 'hands')[seat] ?? []).filter((id) => matches(state, filter, id, context))
  return from.length < (upTo === true ? 1 : times * wanted(state, n, context))
}

type Removal = Extract<Effect, { readonly kind: 'removeCounters' }>
function isShortOfCounters(state: LayerState, { what, counter, n, upTo }: Removal, context: Context): boolean {
  if (isAll(n) || what.kind === 'choose') return false
  const least = upTo === true ? 1 : wanted(state, n, context)
  const has = (id: ObjectId): boolean => {
    const object = find(state, id)
    return object !== null && kindsOfCounters(object, counter).some((kind) => (object.counters[kind] ?? 0) >= least)
  }
  return !thingsOf(state, what, context).some(has)
}

/** Whether the player can do it to this object as it is now. */
function canBeDone(state: LayerState, { kind }: DoneTo, id: ObjectId, seat: Seat, context: Context): boolean {
  if (!ON_BATTLEFIELD.has(kind)) return present(state, id, context) !== null
  const object = find(state, id)
  if (object?.zone !== 'battlefield') return false
  if (TO_OWN.has(kind)) return object.controller === seat
  if (TO_TAPPED.has(kind)) return readObject(object, 'tapped')
  return !TO_UNTAPPED.has(kind) || !readObject(object, 'tapped')
}

const HELD: ReadonlySet<ZoneName> = new Set<ZoneName>(['hand', 'battlefield', 'phasedOut'])
/** Nothing that is done before makes it possible: no card comes to a hand or onto the battlefield. */
const bringsNothing = (effect: Effect): boolean =>
  effect.kind === 'discard' ||
  effect.kind === 'loseLife' ||
  effect.kind === 'removeCounters' ||
  (DONE_TO.has(effect.kind) && !(effect.kind === 'move' && HELD.has(effect.to.zone)))
/** Things in places that nothing done before adds to: not a graveyard, say. */
const takesFromHeld = (effect: Effect): boolean => {
  if (effect.kind === 'discard') return true
  return (
    usesChosen(effect) && effect.what.kind === 'choose' && whereIs(effect.what.filter).every((zone) => HELD.has(zone))
  )
}

/**
 * Whether something that "you may" do is clearly impossible, or not all of it is possible (413.2c): the first of it, or
 * another that nothing before it makes possible. To do something to all of none isn't: that is just nothing. `times`:
 * what is to be done so often.
 */
export function isImpossible(
  state: LayerState,
  effects: readonly Effect[],
  seat: Seat,
  context: Context,
  times = 1,
): boolean {
  const brings = effects.findIndex((effect) => !bringsNothing(effect))
  const settled = brings < 0 ? effects : effects.slice(0, brings + 1)
  return settled.some(
    (effect, index) => (index === 0 || takesFromHeld(effect)) && isOneImpossible(state, effect, seat, context, times),
  )
}

const isDoneBy = (state: LayerState, who: Players, seat: Seat, context: Context): boolean =>
  evaluators.playersOf(state, who, context).includes(seat)

function isOneImpossible(state: LayerState, first: Effect, seat: Seat, context: Context, times: number): boolean {
  if (first.kind === 'repeatTimes') {
    const often = times * evaluators.amount(state, first.n, context)
    return often > 0 && isImpossible(state, first.effects, seat, context, often)
  }
  // An action that others are made to take is possible for the player who has them take it.
  if ((first.kind === 'discard' || first.kind === 'sacrifice') && !isDoneBy(state, first.who, seat, context))
    return false
  if (first.kind === 'discard') return isShortOfCards(state, first, seat, context, times)
  if (first.kind === 'removeCounters') return isShortOfCounters(state, first, context)
  if (!usesChosen(first)) return false
  const { what } = first
  if (what.kind === 'choose') return isShort(state, first, what, seat, context, times)
  if (!DONE_TO.has(first.kind)) return false
  if (what.kind === 'all') return false
  if (what.kind === 'top') return thingsOf(state, what, context).length < wanted(state, what.n, context)
  return !thingsOf(state, what, context).some((id) => canBeDone(state, first, id, seat, context))
}
