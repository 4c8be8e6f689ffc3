/** A state without anything that a seat may not know. */
import type { Copied } from '../../language/index.ts'
import {
  apart,
  type Epoch,
  findAnywhere,
  type GameObject,
  type LastKnown,
  type LoopHistory,
  type Melee,
  newEpoch,
  type ObjectId,
  type Page,
  READS,
  readsOf,
  type Seat,
  type State,
} from '../state/index.ts'
import { type Eyes, isFaceHidden, isVisible, type Shown, withoutFace, withoutFacesBelow } from './visible.ts'

function seenObject(state: State, object: GameObject | null, eyes: Eyes, shown: Shown): GameObject | null {
  if (object === null || !isVisible(object, eyes, shown.ids)) return null
  const seen = isFaceHidden(state, object, eyes) ? withoutFace(object) : object
  return seen.merged === undefined ? seen : withoutFacesBelow(state, seen, seen.merged, eyes)
}

function seenPage(state: State, page: Page, eyes: Eyes, shown: Shown): Page {
  const cut = page.map((object) => seenObject(state, object, eyes, shown))
  return cut.every((object, index) => object === page[index]) ? page : cut
}

/** Hidden cards are represented by 0. A library's order stays unknown if its cards were only shown (a search). */
function seenList(state: State, ids: readonly ObjectId[], eyes: Eyes, shown: Shown): readonly ObjectId[] {
  return ids.map((id) => {
    const object = findAnywhere(state, id)
    if (object === null || !isVisible(object, eyes, shown.ids)) return 0
    const placed =
      object.zone !== 'library' || object.knownTo.some((seat) => eyes.includes(seat)) || shown.placed.has(id)
    return placed ? id : 0
  })
}

/** What it is a part of by now, as it lies there: of a merged permanent that card or token (today:730). */
const within = (now: GameObject, { object }: LastKnown): GameObject =>
  apart(now).find(({ card, face }) => card === object.card && face === object.face) ?? now

/** What is remembered of objects that are gone, as far as this seat saw them (413.2f). */
function seenLastKnown(state: State, eyes: Eyes, shown: Shown): State['lastKnown'] {
  const seen: Record<number, LastKnown> = {}
  for (const key in state.lastKnown) {
    const last = state.lastKnown[key]
    if (last === undefined) continue
    const now = last.became === null ? null : findAnywhere(state, last.became)
    const sees = now !== null && isVisible(now, eyes, shown.ids) && !isFaceHidden(state, within(now, last), eyes)
    if (!sees && !isVisible(last.object, eyes, shown.ids)) continue
    const object = sees ? last.object : seenObject(state, last.object, eyes, shown)
    seen[key as unknown as number] = object === null || object === last.object ? last : { ...last, object }
  }
  return seen
}

/** The faces a seat can see, and those of its own deck. */
function seenFaces(state: State, seat: Seat): ReadonlySet<number> {
  const faces = new Set<number>(state.players[seat]?.deck ?? [])
  const copies = (copied: Copied | null): void => {
    if (copied !== null && copied.face !== 'faceDown') faces.add(copied.face)
  }
  const add = (object: GameObject): void => {
    for (const one of apart(object)) {
      faces.add(one.face)
      copies(one.copied)
    }
    for (const { spliced } of object.choices?.options ?? []) if (spliced !== undefined) faces.add(spliced)
  }
  for (const page of state.objects) for (const object of page) if (object !== null) add(object)
  for (const key in state.lastKnown) {
    const last = state.lastKnown[key]
    if (last !== undefined) add(last.object)
  }
  for (const { changes } of state.lasting)
    for (const change of changes) if (change.kind === 'copy') copies(change.copied)
  for (const { face } of state.facts.spellsCast) faces.add(face)
  for (const { own } of state.melee?.parked ?? []) for (const { face } of own.facts.spellsCast) faces.add(face)
  // 2011:contents/9: which cards are commanders is known to all.
  for (const { commanders = [] } of state.players) for (const { face } of commanders) faces.add(face)
  return faces
}

/** Computed values are the same for a viewing seat, unless they depend on hidden information. */
export function seenEpoch(epoch: Epoch): Epoch {
  const reads = readsOf(epoch)
  const hidden = READS.hands | READS.libraries | READS.exile | READS.outside
  return reads === null || (reads & hidden) !== 0 ? newEpoch() : epoch
}

/** The replies of one round of the loop that is offered. */
const roundOf = ({ loop, replies }: LoopHistory): LoopHistory['replies'] =>
  loop === null ? [] : replies.slice(-loop.length)

/** Whether a loop is offered or carried out whose replies name an object that these eyes can't see. */
export function hidesLoop(state: State, eyes: Eyes, shown: Shown): boolean {
  const { loopHistory } = state
  if (loopHistory === null) return false
  return [...roundOf(loopHistory), ...(loopHistory.running?.round ?? [])].some(({ names }) =>
    names.some((id) => {
      const object = findAnywhere(state, id)
      return object !== null && !isVisible(object, eyes, shown.ids)
    }),
  )
}

/**
 * The loop that is offered or carried out, for whoever may know all the objects that its replies name: they can then
 * think it on. Earlier replies may reveal hidden cards; forbidden actions are known to all.
 */
function seenLoop(state: State, history: LoopHistory, eyes: Eyes, shown: Shown): LoopHistory {
  const round = roundOf(history)
  const isOpen = !hidesLoop(state, eyes, shown)
  const seen = { ...history, replies: isOpen ? round : [], checkpoint: null }
  return isOpen ? seen : { ...seen, loop: null, running: null }
}

/** Other turns, without their loops: what was replied in them may name hidden cards. */
const seenMelee = (melee: Melee): Melee => ({
  ...melee,
  parked: melee.parked.map((one) => ({ ...one, own: { ...one.own, mandatoryLoop: null, loopHistory: null } })),
})

/** The state as the seat may know it, with these eyes: its own, and of whose turn it controls (507.2). */
export function cut(state: State, seat: Seat, eyes: Eyes, shown: Shown): State {
  const hide = (ids: readonly ObjectId[]): readonly ObjectId[] => seenList(state, ids, eyes, shown)
  const seen: State = {
    ...state,
    random: null,
    // Told apart: `Seen.outer`. By itself a subgame is a game like any other.
    outer: null,
    mandatoryLoop: null,
    ...(state.melee === undefined ? {} : { melee: seenMelee(state.melee) }),
    loopHistory: state.loopHistory && seenLoop(state, state.loopHistory, eyes, shown),
    players: state.players.map((player) => (player.seat === seat ? player : { ...player, deck: [] })),
    objects: state.objects.map((page) => seenPage(state, page, eyes, shown)),
    hands: state.hands.map(hide),
    libraries: state.libraries.map(hide),
    outside: state.outside.map(hide),
    lastKnown: seenLastKnown(state, eyes, shown),
    epoch: seenEpoch(state.epoch),
  }
  const faces = seenFaces(seen, seat)
  return { ...seen, printed: state.printed.map((face, index) => (faces.has(index) ? face : null)) }
}
