/** Replies since a checkpoint, as far as a seat may know them, and what has been revealed since. */
import type { Replied } from '../questions/index.ts'
import type { GameObject, ObjectId, State } from '../state/index.ts'
import { objectsOf } from './objects.ts'
import { type Eyes, isFaceHidden, isVisible, type Shown } from './visible.ts'

/** The physical cards whose faces these eyes can see. */
function openCards(state: State, eyes: Eyes, shown: Shown): ReadonlySet<number> {
  const open = new Set<number>()
  for (const object of objectsOf(state)) {
    if (object.card === null || !isVisible(object, eyes, shown.ids)) continue
    if (!isFaceHidden(state, object, eyes)) open.add(object.card)
  }
  return open
}

function hiddenAt(state: State, eyes: Eyes): readonly GameObject[] {
  return objectsOf(state).filter((object) => !isVisible(object, eyes))
}

/**
 * What these eyes now know of cards that were hidden from them at the checkpoint: those the question shows, those named
 * in their own replies, and those that have become visible to them since, including by moving to their own hand. `null`
 * if another player's reply names a card that is still hidden.
 */
export function shownSince(
  rest: State,
  now: State,
  replies: readonly Replied[],
  eyes: Eyes,
  asked: Shown,
): Shown | null {
  const open = openCards(now, eyes, asked)
  const hidden = hiddenAt(rest, eyes)
  const lit = hidden.filter((object) => object.card !== null && open.has(object.card)).map((object) => object.id)
  const named = (own: boolean): ReadonlySet<ObjectId> =>
    new Set(replies.filter((one) => eyes.includes(one.seat) === own).flatMap((one) => one.names))
  const mine = named(true)
  const ids = new Set([...asked.ids, ...lit, ...hidden.map(({ id }) => id).filter((id) => mine.has(id))])
  const others = named(false)
  if (hidden.some(({ id }) => others.has(id) && !ids.has(id))) return null
  const moved = lit.filter((id) => !asked.ids.has(id))
  return { ids, placed: new Set([...asked.placed, ...moved]) }
}
