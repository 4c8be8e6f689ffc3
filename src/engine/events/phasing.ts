/** Phasing (217.8, 302.1, 502.15): permanents leave for a while and return as they were. */
import type { Subject } from '../../language/index.ts'
import { hasKeyword, table } from '../continuous/index.ts'
import { isKeptFrom } from '../restrictions/index.ts'
import {
  activeSeats,
  type Context,
  type DelayedTrigger,
  type Draft,
  editionOf,
  get,
  getAnywhere,
  type Happened,
  type Happening,
  type Lasting,
  meaningInstead,
  moveTo,
  type ObjectId,
  type Proposed,
  removeFromCombat,
  type Seat,
  type State,
} from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'
import type { Remembered } from './lastKnown.ts'
import { tellOf } from './tell.ts'

type PhaseOut = Extract<Proposed, { kind: 'phaseOut' }>

/** Including what is attached to them, whoever controls it: it phases out indirectly (502.15i). But not what can't. */
function withAttachments(state: State, direct: readonly ObjectId[]): readonly ObjectId[] {
  const all = direct.filter((id) => !isKeptFrom(state, id, 'phasedOut'))
  for (const host of all)
    for (const id of state.battlefield) {
      const to = get(state, id).attachedTo
      if (
        to !== null &&
        'object' in to &&
        to.object === host &&
        !all.includes(id) &&
        !isKeptFrom(state, id, 'phasedOut')
      )
        all.push(id)
    }
  return all
}

/** The delayed effect by which it phases in at once as `until` leaves the battlefield (today:610.4). */
export function phasesInAfter(object: ObjectId, until: Subject, context: Context): Omit<DelayedTrigger, 'id'> {
  return {
    trigger: { on: 'leaves', what: until },
    effects: [{ kind: 'phaseIn', what: { kind: 'remembered' } }],
    once: true,
    atOnce: true,
    context: { ...context, remembered: [{ object }] },
  }
}

/** Whether the delayed effect is the one that the permanent is phased out until. */
const awaits = ({ atOnce, effects, context }: DelayedTrigger, id: ObjectId): boolean =>
  atOnce === true &&
  effects.some(({ kind }) => kind === 'phaseIn') &&
  context.remembered.some((one) => 'object' in one && one.object === id)

/**
 * What phases in during this player's untap step by itself: not what is phased out until something happens
 * (today:610.4).
 */
function returning(state: State, seat: Seat): readonly ObjectId[] {
  return state.phasedOut.filter((id) => {
    const object = getAnywhere(state, id)
    const isOwn = object.controller === seat && object.phasedWith === null
    return isOwn && !state.delayed.some((one) => awaits(one, id))
  })
}

/** Phases these in, with everything that phased out along with them (502.15i). */
export function phasingIn(state: State, direct: readonly ObjectId[]): readonly Proposed[] {
  const all = [...direct]
  for (const host of all)
    for (const id of state.phasedOut) if (getAnywhere(state, id).phasedWith === host && !all.includes(id)) all.push(id)
  return all.map((object) => ({ kind: 'phaseIn', object }) as const)
}

/**
 * Phases these out, with everything attached. What would phase out both ways does so only indirectly in 2011
 * (2011:702.24g).
 */
export function phasingOut(state: State, direct: readonly ObjectId[]): readonly Proposed[] {
  const leaving = withAttachments(state, direct)
  return leaving.map((object) => {
    const to = get(state, object).attachedTo
    const host = to !== null && 'object' in to ? to.object : null
    const alone = direct.includes(object)
    const isBoth = alone && host !== null && leaving.includes(host)
    const along = alone && !(isBoth && !editionOf(state).zones.phasingIsAZone) ? null : host
    return { kind: 'phaseOut', object, along }
  })
}

/** 302.1: what has phasing phases out, what phased out under this player's control phases in. */
export function phasingInUntapStep(state: State): readonly Proposed[] {
  const active = activeSeats(state)
  const out = state.battlefield.filter(
    (id) => active.includes(get(state, id).controller) && hasKeyword(state, id, 'phasing'),
  )
  const back = active.flatMap((seat) => returning(state, seat))
  return [...phasingOut(state, out), ...phasingIn(state, back)]
}

/**
 * The abilities that see permanents phase out are those from before, including those phasing out with them (410.10d).
 * They keep their ids, so they are matched while still there. In 2004 it is also a zone change (217.8a).
 */
export function seenLeaving(state: State, all: readonly FinalEvent[]): readonly Happening[] {
  const leaving = all.flatMap(({ event }) => (event.kind === 'phaseOut' ? [event.object] : []))
  if (leaving.length === 0) return []
  const moved = leaving.map((id): Happened => {
    const { controller } = get(state, id)
    return { ...moveTo(id, 'phasedOut', 'effect'), from: 'battlefield', became: null, seat: controller }
  })
  const phased = leaving.map((object): Happened => ({ kind: 'phased', object, way: 'out' }))
  return editionOf(state).zones.phasingIsAZone ? [...moved, ...phased] : phased
}

/** Whether it was matched before it happened. */
export function wasSeenLeaving(event: Happened): boolean {
  return event.kind === 'phased' && event.way === 'out'
}

/**
 * 2004:502.15g: effects with a limited duration, delayed triggers and shields about it can no longer affect it. What
 * they mean from now on is the permanent that left, of which only last known information remains (404.4d).
 */
function detach(g: Draft, gone: ObjectId): void {
  const { lasting, delayed, shields } = g.state
  const former = g.newId()
  const about = <T extends object>(one: T): T => meaningInstead(one, gone, former)
  const limited = (one: Lasting): Lasting => (one.duration.kind === 'permanent' ? one : about(one))
  g.write({ lasting: lasting.map(limited), delayed: delayed.map(about), shields: shields.map(about) })
  const known = g.state.lastKnown[gone]
  if (known !== undefined) g.write({ lastKnown: { ...g.state.lastKnown, [former]: known } })
}

/**
 * It leaves the battlefield unchanged, and is known as it was (413.2f) while it is away; in 2004 its damage is removed
 * (2004:502.15e).
 */
export function phaseOut(g: Draft, { object: id, along }: PhaseOut, known: Remembered, happened: Happened[]): void {
  const isZone = editionOf(g.state).zones.phasingIsAZone
  const object = get(g.state, id)
  const was = known.get(id)
  if (was !== undefined) g.write({ lastKnown: { ...g.state.lastKnown, [id]: { object, ...was, became: null } } })
  if (isZone) detach(g, id)
  removeFromCombat(g, id)
  const healed = isZone ? { damage: 0, deathtouched: false } : {}
  g.patch(id, { zone: 'phasedOut', phasedWith: along, ...healed })
  g.write({
    battlefield: g.state.battlefield.filter((one) => one !== id),
    phasedOut: [...g.state.phasedOut, id],
  })
  g.emit({ kind: 'phased', object: tellOf(g.state, id), out: true, rule: 'phasing.out' })
  happened.push({ kind: 'phased', object: id, way: 'out' })
}

/**
 * 2004:502.15h: what phased in is controlled as effects now determine, which may not be by the player whose permanent
 * phased out. It came back that way: its controller hasn't changed since (502.15m).
 */
export function settleReturned(g: Draft, happened: readonly Happened[]): void {
  for (const event of happened) {
    if (event.kind !== 'phased' || event.way === 'out' || !get(g.state, event.object).phasedIn) continue
    const to = table(g.state).of.get(event.object)?.controller
    if (to !== undefined && to !== get(g.state, event.object).controller)
      g.patch(event.object, { controller: to, controlledSince: g.tick() })
  }
}

/** 217.8c: in the state in which it left. It may attack at once (2004:502.15m); in 2011 it never left. */
export function phaseIn(g: Draft, id: ObjectId, happened: Happened[]): void {
  const { [id]: _, ...lastKnown } = g.state.lastKnown
  g.write({
    phasedOut: g.state.phasedOut.filter((one) => one !== id),
    battlefield: [...g.state.battlefield, id],
    lastKnown,
  })
  const delayed = g.state.delayed.filter((one) => !awaits(one, id))
  if (delayed.length < g.state.delayed.length) g.write({ delayed })
  g.patch(id, { zone: 'battlefield', phasedWith: null, phasedIn: editionOf(g.state).zones.phasingIsAZone })
  g.emit({ kind: 'phased', object: tellOf(g.state, id), out: false, rule: 'phasing.in' })
  happened.push({ kind: 'phased', object: id, way: 'in' })
}
