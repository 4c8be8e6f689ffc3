/** Ordering things as a player chooses: the only place where an order is asked for. */
import type { ObjectId, Seat } from '../state/index.ts'
import { type Asked, ask, type Process } from './asked.ts'

type What = Asked['order']['ask']['what']

/** The things in the order the player wants, asked only if there are at least two. `of`: what the order is for. */
export function* inOrder<T>(
  seat: Seat,
  what: What,
  things: readonly T[],
  idOf: (thing: T) => number,
  of: ObjectId | null = null,
): Process<readonly T[]> {
  if (things.length < 2) return things
  const order = yield* ask('order', { seat, what, items: things.map(idOf), of })
  return order.flatMap((id) => things.filter((thing) => idOf(thing) === id))
}

/** Objects in the order the player wants. */
export function* idsInOrder(
  seat: Seat,
  what: What,
  ids: readonly ObjectId[],
  of: ObjectId | null = null,
): Process<readonly ObjectId[]> {
  return yield* inOrder(seat, what, ids, (id) => id, of)
}

/** The list with some of its items rearranged among themselves into the given order. */
export function reordered<T>(all: readonly T[], items: readonly T[]): readonly T[] {
  const left = [...items]
  return all.map((one) => (items.includes(one) ? (left.shift() ?? one) : one))
}
