/** Replies since a state at rest, as far as a seat may know them, and what has come to light since then. */
import type { Reply } from '../questions/index.ts'
import { find, type GameObject, type ObjectId, type Seat, type State } from '../state/index.ts'
import { objectsOf } from './objects.ts'
import { isFaceHidden, isVisible, type Shown } from './visible.ts'

/** The numbers in a reply that can be objects: those of a list may as well be modes, shares or triggers. */
function numbersIn(reply: Reply): readonly ObjectId[] {
  if (typeof reply !== 'object') return []
  if ('object' in reply) return [reply.object]
  if ('top' in reply) return [...reply.top, ...reply.bottom]
  return Array.isArray(reply) ? reply.filter((one): one is number => typeof one === 'number') : []
}

/** A list of numbers as small as these is taken for modes (409.1b): no card has so many. */
const MOST_MODES = 8

/** The cards a reply names. A choice is made once for each card, and among those of one player in one zone. */
function named(rest: State, now: State, reply: Reply): readonly GameObject[] {
  const found = new Map<ObjectId, GameObject>()
  const numbers = numbersIn(reply)
  if (Array.isArray(reply) && numbers.every((one) => one < MOST_MODES)) return []
  for (const id of numbers) {
    const object = find(rest, id) ?? find(now, id)
    if (object === null || found.has(id)) return []
    found.set(id, object)
  }
  const objects = [...found.values()]
  return objects.every((one) => one.owner === objects[0]?.owner && one.zone === objects[0].zone) ? objects : []
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
  // What the seat itself chose in its own library it knows; only others can have chosen what it may not know.
  const secret = hidden.filter((object) => object.owner !== seat && !ids.has(object.id))
  if (replies.some((reply) => named(rest, now, reply).some((object) => secret.includes(object)))) return null
  const moved = lit.filter((id) => !asked.ids.has(id))
  return { ids, placed: new Set([...asked.placed, ...moved]) }
}
