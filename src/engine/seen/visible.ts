/** Which objects a seat may know of, and which of their faces (504.3, 217). */
import type { Awaited } from '../questions/index.ts'
import type { GameObject, Merged, ObjectId, Seat, State } from '../state/index.ts'

/** What a seat currently knows of hidden zones, beyond what it may look at anyway. */
export interface Shown {
  readonly ids: ReadonlySet<ObjectId>
  /** Those whose position in their library is also known: they were looked at in order, or came from the top. */
  readonly placed: ReadonlySet<ObjectId>
}

/** The players whose knowledge a seat has (`eyesOf`). */
export type Eyes = readonly Seat[]

const NONE: ReadonlySet<ObjectId> = new Set()
const NOTHING_SHOWN: Shown = { ids: NONE, placed: NONE }

/** The same plus these cards, each with its position. */
export function withPlaced(known: Shown, ids: readonly ObjectId[]): Shown {
  return ids.length === 0 ? known : { ids: new Set([...known.ids, ...ids]), placed: new Set([...known.placed, ...ids]) }
}

function shown(ids: readonly ObjectId[], inOrder: boolean): Shown {
  const known = new Set(ids)
  return { ids: known, placed: inOrder ? known : NONE }
}

/** The cards that a question shows to the player it is put to, and to whoever sees with their eyes (507.2). */
export function shownBy(question: Awaited | null, eyes: Eyes): Shown {
  if (question === null || !eyes.includes(question.seat)) return NOTHING_SHOWN
  switch (question.kind) {
    case 'choose':
      return shown([...question.from, ...question.looking], question.reason === 'dig')
    case 'pile':
      return shown(question.piles.filter((_, index) => index !== question.faceDown).flat(), false)
    case 'arrange':
      return shown(question.cards, true)
    case 'order':
      return question.what === 'triggers' ? NOTHING_SHOWN : shown(question.items, true)
    default:
      return NOTHING_SHOWN
  }
}

const isKnown = ({ knownTo }: GameObject, eyes: Eyes): boolean => knownTo.some((seat) => eyes.includes(seat))

/** Whether these eyes may know the object's identity where it is. Public zones hide only faces. */
export function isVisible(object: GameObject, eyes: Eyes, shownIds: ReadonlySet<ObjectId> = NONE): boolean {
  if (object.zone === 'hand') return eyes.includes(object.owner) || isKnown(object, eyes) || shownIds.has(object.id)
  // today:103.2b: a companion is revealed to all, and stays so.
  if (object.zone === 'outside') return eyes.includes(object.owner) || isKnown(object, eyes)
  if (object.zone === 'library') return isKnown(object, eyes) || shownIds.has(object.id)
  return true
}

/**
 * Whether the object is face down and these eyes may not look at it: players may look at face-down spells and
 * permanents they control, but not at face-down cards in other zones (504.3). At the end of the game all are revealed
 * (504.6).
 */
export function isFaceHidden(state: State, object: GameObject, eyes: Eyes): boolean {
  if (!object.faceDown || isKnown(object, eyes) || state.outcome !== null) return false
  const isPlayed = object.zone === 'battlefield' || object.zone === 'stack' || object.zone === 'phasedOut'
  return !(isPlayed && eyes.includes(object.controller))
}

/** The object as seen by somebody who may not know its face: the ability by which it was cast would name it too. */
export function withoutFace(object: GameObject): GameObject {
  const choices = object.choices && { ...object.choices, cast: null }
  // So would its own ability that offers it from exile (today:702.143); another object's is known to all.
  const link = object.placedBy === null ? null : object.link
  return { ...object, face: -1, copied: null, card: null, choices, link }
}

/** A merged permanent without the faces of what lies face down below its topmost card, unless its controller looks. */
export function withoutFacesBelow(state: State, object: GameObject, merged: Merged, eyes: Eyes): GameObject {
  if (eyes.includes(object.controller) || state.outcome !== null) return object
  if (merged.under.every(({ faceDown }) => !faceDown)) return object
  const under = merged.under.map((one) => (one.faceDown ? { ...one, face: -1, copied: null, card: null } : one))
  return { ...object, merged: { ...merged, under } }
}
