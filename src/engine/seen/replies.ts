/** Replies since a checkpoint, as far as a seat may know them, and what has been revealed since. */
import type { Replied } from '../questions/index.ts'
import type { GameObject, ObjectId, Seat, State } from '../state/index.ts'
import { objectsOf } from './objects.ts'
import { isFaceHidden, isVisible, type Shown } from './visible.ts'

/** The physical cards whose faces the seat can see. */
function openCards(state: State, seat: Seat, shown: Shown): ReadonlySet<number> {
  const open = new Set<number>()
  for (const object of objectsOf(state)) {
    if (object.card === null || !isVisible(object, seat, shown.ids)) continue
    if (!isFaceHidden(state, object, seat)) open.add(object.card)
  }
  return open
}

function hiddenAt(state: State, seat: Seat): readonly GameObject[] {
  return objectsOf(state).filter((object) => !isVisible(object, seat))
}

/**
 * What the seat now knows of cards that were hidden from it at the checkpoint: those the question shows, those it has
 * named in its own replies, and those that have become visible to it since, including by moving to its own hand. `null`
 * if another seat's reply names a card that is still hidden.
 */
export function shownSince(
  rest: State,
  now: State,
  replies: readonly Replied[],
  seat: Seat,
  asked: Shown,
): Shown | null {
  const open = openCards(now, seat, asked)
  const hidden = hiddenAt(rest, seat)
  const lit = hidden.filter((object) => object.card !== null && open.has(object.card)).map((object) => object.id)
  const named = (own: boolean): ReadonlySet<ObjectId> =>
    new Set(replies.filter((one) => (one.seat === seat) === own).flatMap((one) => one.names))
  const mine = named(true)
  const ids = new Set([...asked.ids, ...lit, ...hidden.map(({ id }) => id).filter((id) => mine.has(id))])
  const others = named(false)
  if (hidden.some(({ id }) => others.has(id) && !ids.has(id))) return null
  const moved = lit.filter((id) => !asked.ids.has(id))
  return { ids, placed: new Set([...asked.placed, ...moved]) }
}
