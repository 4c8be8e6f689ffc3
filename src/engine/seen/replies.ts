/** Replies since a state at rest, as far as a seat may know them, and what has come to light since then. */
import type { Reply } from '../questions/index.ts'
import type { GameObject, ObjectId, Seat, State } from '../state/index.ts'
import { objectsOf } from './objects.ts'
import { isFaceHidden, isVisible, type Shown } from './visible.ts'

/** The numbers in a reply that can be objects. A choice names each only once, so a list with repeats is none. */
function named(reply: Reply): readonly ObjectId[] {
  if (typeof reply !== 'object') return []
  if ('object' in reply) return [reply.object]
  if ('top' in reply) return [...reply.top, ...reply.bottom]
  if (!Array.isArray(reply)) return []
  const numbers = reply.filter((one): one is number => typeof one === 'number')
  return new Set(numbers).size === numbers.length ? numbers : []
}

/** The physical cards whose faces lie open to the seat. */
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
 * What the seat knows now of cards that were hidden from it at rest: those the question shows, and those that have moved
 * into the open since, be it the seat's own hand. `null` where a reply names a card that is still hidden.
 */
export function shownSince(rest: State, now: State, replies: readonly Reply[], seat: Seat, asked: Shown): Shown | null {
  const open = openCards(now, seat, asked)
  const hidden = hiddenAt(rest, seat)
  const lit = hidden.filter((object) => object.card !== null && open.has(object.card)).map((object) => object.id)
  const ids = new Set([...asked.ids, ...lit])
  const stillHidden = new Set(hidden.map((object) => object.id).filter((id) => !ids.has(id)))
  if (replies.some((reply) => named(reply).some((id) => stillHidden.has(id)))) return null
  const moved = lit.filter((id) => !asked.ids.has(id))
  return { ids, placed: new Set([...asked.placed, ...moved]) }
}
