/** Replies since a state at rest, as far as a seat may know them. */
import type { Reply } from '../questions/index.ts'
import { find, type ObjectId, type Seat, type State } from '../state/index.ts'
import { isFaceHidden, isVisible } from './visible.ts'

const NONE: ReadonlySet<ObjectId> = new Set()

/** The numbers in a reply that can be objects. A choice names each only once, so a list with repeats is none. */
function named(reply: Reply): readonly ObjectId[] {
  if (typeof reply !== 'object') return []
  if ('object' in reply) return [reply.object]
  if ('top' in reply) return [...reply.top, ...reply.bottom]
  if (!Array.isArray(reply)) return []
  const numbers = reply.filter((one): one is number => typeof one === 'number')
  return new Set(numbers).size === numbers.length ? numbers : []
}

function isFaceDownCast(reply: Reply): boolean {
  return typeof reply === 'object' && 'do' in reply && reply.do === 'cast' && reply.via === 'faceDown'
}

/** Whether what a hidden card became lies open to the seat now. */
function cameToLight(now: State, id: ObjectId, seat: Seat): boolean {
  const became = now.lastKnown[id]?.became ?? null
  const object = became === null ? null : find(now, became)
  return object !== null && isVisible(object, seat, NONE) && !isFaceHidden(now, object, seat)
}

/** What a card cast or played from a hidden zone is, everyone knows from then on. */
function wasShown(now: State, reply: Reply, id: ObjectId, seat: Seat): boolean {
  if (isFaceDownCast(reply)) return false
  return (typeof reply === 'object' && 'do' in reply) || cameToLight(now, id, seat)
}

/**
 * The cards that were hidden from the seat at rest and that the replies have shown since; `null` where a reply holds
 * something that is still hidden.
 */
export function shownByReplies(rest: State, now: State, replies: readonly Reply[], seat: Seat): ReadonlySet<ObjectId> | null {
  const shown = new Set<ObjectId>()
  for (const reply of replies) {
    for (const id of named(reply)) {
      const object = find(rest, id)
      if (object === null || isVisible(object, seat, NONE)) continue
      if (!wasShown(now, reply, id, seat)) return null
      shown.add(id)
    }
  }
  return shown
}
