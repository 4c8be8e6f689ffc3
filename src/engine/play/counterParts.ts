/** Parts of a cost that remove or put counters: from what, which kinds, how many (403, 409.1g). */
import type { CostPart } from '../../language/index.ts'
import { amount, choosable, isAll, thingsOf } from '../continuous/index.ts'
import { isKeptFromCounters } from '../restrictions/index.ts'
import { type Context, find, kindsOfCounters, type ObjectId, type State } from '../state/index.ts'

type Removing = Extract<CostPart, { kind: 'removeCounters' }>
export type CounterPart = Removing | Extract<CostPart, { kind: 'putCounters' }>

/** How many counters of that kind the part takes from that object, or puts on it. */
export function countersDue(state: State, part: CounterPart, id: ObjectId, kind: string, context: Context): number {
  if (part.kind === 'removeCounters' && isAll(part.n)) return find(state, id)?.counters[kind] ?? 0
  return amount(state, part.n, context)
}

/** The kinds of counters on the object that the part can take as many of as it asks for. */
export function kindsFor(state: State, part: Removing, id: ObjectId, context: Context): readonly string[] {
  const object = find(state, id)
  if (object === null) return []
  const kinds = part.counter === null ? (part.kinds ?? kindsOfCounters(object, null)) : [part.counter]
  return kinds.filter((kind) => (object.counters[kind] ?? 0) >= countersDue(state, part, id, kind, context))
}

/** How many counters the part could take from all that it may take some from. */
export function countersAmong(state: State, part: Removing, context: Context): number {
  const one = { ...part, n: 1 }
  return bearersFor(state, one, context).reduce(
    (sum, id) =>
      kindsFor(state, one, id, context).reduce((all, kind) => all + (find(state, id)?.counters[kind] ?? 0), sum),
    0,
  )
}

/** Whether there is something to take them from, or to put them on. */
export function isPayable(state: State, part: CounterPart, context: Context): boolean {
  if (part.kind === 'removeCounters' && part.among === true)
    return countersAmong(state, part, context) >= amount(state, part.n, context)
  return bearersFor(state, part, context).length > 0
}

/** The part as it is paid: counters from among several objects one after the other, each from one of them. */
export function oneByOne(state: State, part: CounterPart, context: Context): readonly CounterPart[] {
  if (part.kind !== 'removeCounters' || part.among !== true) return [part]
  return Array.from({ length: amount(state, part.n, context) }, () => ({ ...part, n: 1 }))
}

/** The objects that could have the counters removed from or put on them; for "~", that object. */
export function bearersFor(state: State, part: CounterPart, context: Context): readonly ObjectId[] {
  const what = part.kind === 'removeCounters' ? part.from : part.on
  const meant = what.kind === 'choose' ? choosable(state, what, context) : thingsOf(state, what, context)
  return meant.filter((id) =>
    part.kind === 'putCounters'
      ? find(state, id) !== null && !isKeptFromCounters(state, id, part.counter)
      : kindsFor(state, part, id, context).length > 0,
  )
}
