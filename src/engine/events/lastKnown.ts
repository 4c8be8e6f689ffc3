/** What is remembered of what leaves, and forgetting what nothing can look back at any longer (413.2f). */
import { characteristics } from '../continuous/index.ts'
import {
  allStacks,
  type Combat,
  type Draft,
  find,
  type GameObject,
  get,
  isFighting,
  type LastKnown,
  type Move,
  type ObjectId,
  type State,
  type Surroundings,
} from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'

/** What is known of objects about to leave, noted before anything of the event happens. */
export type Remembered = ReadonlyMap<ObjectId, Surroundings>

const NOTHING: Remembered = new Map()

/** Notes everything that this event moves, or phases out, as it is now (413.2f, 410.10d). */
export function remember(g: Draft, all: readonly FinalEvent[]): Remembered {
  const leaving = all.flatMap(({ event }) => {
    if (event.kind !== 'move' && event.kind !== 'phaseOut') return []
    const object = find(g.state, event.object)
    return object !== null && (event.kind === 'phaseOut' || isRemembered(object, event)) ? [object] : []
  })
  return leaving.length === 0 ? NOTHING : remembered(g.state, leaving)
}

/** Nothing looks back at the card that became a spell or was played as a land, or at a hidden card. */
function isRemembered(object: GameObject, move: Move): boolean {
  if (object.zone === 'library') return move.to !== 'hand' && move.to !== 'library'
  if (object.zone === 'hand') return move.to !== 'stack' && move.to !== 'battlefield' && move.to !== 'library'
  return true
}

/** These objects as they are now, with their part in combat and what is attached to them. */
export function remembered(state: State, leaving: readonly GameObject[]): Remembered {
  const onBattlefield = leaving.some(({ zone }) => zone === 'battlefield')
  const attached = onBattlefield ? attachments(state) : null
  return new Map(
    leaving.map(({ id }) => {
      const combat = fighting(state, id)
      const those = attached?.get(id)
      return [
        id,
        {
          characteristics: characteristics(state, id),
          ...(combat === null ? {} : { combat }),
          ...(those === undefined ? {} : { attached: those }),
        },
      ]
    }),
  )
}

/** Notes an object that is about to cease to exist, for the words that speak of it afterwards (413.2f). */
export function noteLast(g: Draft, id: ObjectId): void {
  const object = get(g.state, id)
  const known = remembered(g.state, [object]).get(id)
  if (known !== undefined) g.write({ lastKnown: { ...g.state.lastKnown, [id]: { object, ...known, became: null } } })
}

function fighting({ combat }: State, id: ObjectId): Combat | null {
  return combat !== null && isFighting(combat, id) ? combat : null
}

/** What is attached to each permanent. */
function attachments(state: State): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const found = new Map<ObjectId, ObjectId[]>()
  for (const id of state.battlefield) {
    const to = get(state, id).attachedTo
    if (to === null || !('object' in to)) continue
    const those = found.get(to.object)
    if (those === undefined) found.set(to.object, [id])
    else those.push(id)
  }
  return found
}

/**
 * Called at cleanup: keeps only what the stack, waiting and delayed triggers and lasting effects may still refer to.
 */
export function forgetLastKnown(g: Draft): void {
  const { lastKnown } = g.state
  if (Object.keys(lastKnown).length === 0) return
  const wanted = numbersIn(g.state)
  const kept: Record<number, LastKnown> = {}
  // Grows as it goes: what is kept may itself look back, as an Aura does at what it enchanted.
  for (const id of wanted) {
    const known = lastKnown[id]
    if (known === undefined) continue
    kept[id] = known
    collect([known.object.attachedTo, known.object.choices, known.attached, known.combat], wanted)
  }
  g.write({ lastKnown: kept })
}

/** Every number in what may look back that could be an object's id: a few false ones do no harm. */
function numbersIn(state: State): Set<ObjectId> {
  const found = new Set<ObjectId>()
  for (const id of allStacks(state)) {
    const object = find(state, id)
    if (object === null) continue
    collect(object.choices, found)
    collect(object.shares, found)
    if (object.ability !== null) collect({ ...object.ability, body: null, condition: null }, found)
  }
  for (const one of state.waiting) collect([one.source, one.triggerData, one.remembered], found)
  for (const one of state.delayed) collect(one.context, found)
  for (const one of state.lasting) collect([one.context, one.objects], found)
  for (const one of state.shields)
    collect('context' in one ? [one.context, 'to' in one ? one.to : null] : one.object, found)
  for (const id of state.battlefield) collect(find(state, id)?.choices ?? null, found)
  return found
}

function collect(node: unknown, found: Set<ObjectId>): void {
  if (typeof node === 'number') found.add(node)
  else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) collect(child, found)
}
