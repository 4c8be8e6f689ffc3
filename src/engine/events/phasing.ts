/** Phasing (217.8, 302.1, 502.15): permanents leave for a while and return as they were. */
import { hasKeyword } from '../continuous/index.ts'
import { isKeptFrom } from '../restrictions/index.ts'
import {
  type Draft,
  editionOf,
  type GameObject,
  get,
  type Happened,
  type Happening,
  moveTo,
  type ObjectId,
  type Proposed,
  type Ref,
  removeFromCombat,
  type Seat,
  type State,
} from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'
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

/** What phases in during this player's untap step by itself. */
function returning(state: State, seat: Seat): readonly ObjectId[] {
  return state.phasedOut.filter((id) => {
    const object = get(state, id)
    return object.controller === seat && object.phasedWith === null
  })
}

/** Phases these in, with everything that phased out along with them (502.15i). */
export function phasingIn(state: State, direct: readonly ObjectId[]): readonly Proposed[] {
  const all = [...direct]
  for (const host of all)
    for (const id of state.phasedOut) if (get(state, id).phasedWith === host && !all.includes(id)) all.push(id)
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
    const along = alone && !(isBoth && !editionOf(state).phasingIsAZone) ? null : host
    return { kind: 'phaseOut', object, along }
  })
}

/** 302.1: what has phasing phases out, what phased out under this player's control phases in. */
export function phasingInUntapStep(state: State): readonly Proposed[] {
  const { active } = state.turn
  const out = state.battlefield.filter((id) => get(state, id).controller === active && hasKeyword(state, id, 'phasing'))
  return [...phasingOut(state, out), ...phasingIn(state, returning(state, active))]
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
  return editionOf(state).phasingIsAZone ? [...moved, ...phased] : phased
}

/** Whether it was matched before it happened. */
export function wasSeenLeaving(event: Happened): boolean {
  return event.kind === 'phased' && event.way === 'out'
}

/** 2004:502.15g: effects with a limited duration and delayed triggers about it end. */
function forget(g: Draft, gone: ObjectId): void {
  const { lasting, delayed, shields } = g.state
  const isAboutGone = (ref: Ref): boolean => 'object' in ref && ref.object === gone
  g.write({
    lasting: lasting.flatMap((one) => {
      if (one.duration.kind === 'permanent' || !one.objects.includes(gone)) return [one]
      const objects = one.objects.filter((id) => id !== gone)
      return objects.length > 0 || one.rule !== null ? [{ ...one, objects }] : []
    }),
    delayed: delayed.flatMap((one) => {
      const { remembered } = one.context
      if (!remembered.some(isAboutGone)) return [one]
      const left = remembered.filter((ref) => !isAboutGone(ref))
      return left.length > 0 ? [{ ...one, context: { ...one.context, remembered: left } }] : []
    }),
    shields: shields.filter((one) => one.kind !== 'regenerate' || one.object !== gone),
  })
}

/** It leaves the battlefield unchanged; in 2004 its damage is removed (2004:502.15e). */
export function phaseOut(g: Draft, { object: id, along }: PhaseOut, happened: Happened[]): void {
  const isZone = editionOf(g.state).phasingIsAZone
  if (isZone) forget(g, id)
  removeFromCombat(g, id)
  const healed = isZone ? { damage: 0, deathtouched: false } : {}
  g.patch(id, { zone: 'phasedOut', phasedWith: along, ...healed })
  g.write({
    battlefield: g.state.battlefield.filter((one) => one !== id),
    phasedOut: [...g.state.phasedOut, id],
  })
  g.emit({ kind: 'phased', object: tellOf(g.state, id), out: true, rule: '2004:217.8a' })
  happened.push({ kind: 'phased', object: id, way: 'out' })
}

/** 217.8c: in the state in which it left. It may attack at once (2004:502.15m); in 2011 it never left. */
export function phaseIn(g: Draft, id: ObjectId, happened: Happened[]): void {
  g.write({ phasedOut: g.state.phasedOut.filter((one) => one !== id), battlefield: [...g.state.battlefield, id] })
  const fields: Partial<GameObject> = editionOf(g.state).phasingIsAZone ? { controlledSince: 0 } : {}
  g.patch(id, { zone: 'battlefield', phasedWith: null, ...fields })
  g.emit({ kind: 'phased', object: tellOf(g.state, id), out: false, rule: '2004:217.8c' })
  happened.push({ kind: 'phased', object: id, way: 'in' })
}
