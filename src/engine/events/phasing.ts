/** Phasing (217.8, 302.1, 502.15): permanents leave for a while and come back as they were. */
import { notice, watchersBefore } from '../abilities/index.ts'
import { hasKeyword } from '../continuous/index.ts'
import {
  type Draft,
  editionOf,
  find,
  type GameObject,
  get,
  type Happened,
  moveTo,
  type ObjectId,
  type Ref,
  removeFromCombat,
  type Seat,
  type State,
} from '../state/index.ts'
import { tellOf } from './tell.ts'

/** With what is attached to them, whoever controls that: it goes along indirectly (502.15i). */
function withAttachments(state: State, direct: readonly ObjectId[]): readonly ObjectId[] {
  const all = [...direct]
  for (const host of all)
    for (const id of state.battlefield) {
      const to = get(state, id).attachedTo
      if (to !== null && 'object' in to && to.object === host && !all.includes(id)) all.push(id)
    }
  return all
}

/** What comes back in this player's untap step, and what went along with it. */
function returning(state: State, seat: Seat): readonly ObjectId[] {
  const direct = state.phasedOut.filter((id) => {
    const object = get(state, id)
    return object.controller === seat && object.phasedWith === null
  })
  const all = [...direct]
  for (const host of all)
    for (const id of state.phasedOut) if (get(state, id).phasedWith === host && !all.includes(id)) all.push(id)
  return all
}

/** 2004:217.8a: a change of zones, so abilities that look for it trigger; judged while it is still there (410.10d). */
function noticeLeaving(g: Draft, leaving: readonly ObjectId[]): void {
  const happened: readonly Happened[] = leaving.map((id) => ({
    ...moveTo(id, 'phasedOut', 'effect'),
    from: 'battlefield',
    became: null,
    seat: get(g.state, id).controller,
  }))
  notice(g, happened, watchersBefore(g.state))
}

/** 2004:502.15g: effects with a limited duration and delayed triggers about it are over. */
function forget(g: Draft, leaving: readonly ObjectId[]): void {
  const { lasting, delayed, shields } = g.state
  const isGone = (id: ObjectId): boolean => leaving.includes(id)
  const isAboutGone = (ref: Ref): boolean => 'object' in ref && isGone(ref.object)
  g.write({
    lasting: lasting.flatMap((one) => {
      if (one.duration.kind === 'permanent' || !one.objects.some(isGone)) return [one]
      const objects = one.objects.filter((id) => !isGone(id))
      return objects.length > 0 || one.rule !== null ? [{ ...one, objects }] : []
    }),
    delayed: delayed.flatMap((one) => {
      const { remembered } = one.context
      if (!remembered.some(isAboutGone)) return [one]
      const left = remembered.filter((ref) => !isAboutGone(ref))
      return left.length > 0 ? [{ ...one, context: { ...one.context, remembered: left } }] : []
    }),
    shields: shields.filter((one) => one.kind !== 'regenerate' || !isGone(one.object)),
  })
}

function phaseOut(g: Draft, id: ObjectId, direct: boolean): void {
  const { attachedTo } = get(g.state, id)
  removeFromCombat(g, id)
  const host = !direct && attachedTo !== null && 'object' in attachedTo ? attachedTo.object : null
  // 2004:502.15e.
  const healed = editionOf(g.state).phasingIsAZone ? { damage: 0, deathtouched: false } : {}
  g.patch(id, { zone: 'phasedOut', phasedWith: host, ...healed })
  g.write({
    battlefield: g.state.battlefield.filter((one) => one !== id),
    phasedOut: [...g.state.phasedOut, id],
  })
  g.emit({ kind: 'phased', object: tellOf(g.state, id), out: true, rule: '2004:217.8a' })
}

/** 217.8c: in the state in which it left. It may attack at once (2004:502.15m); in 2011 it never went away. */
function phaseIn(g: Draft, id: ObjectId): void {
  g.write({ phasedOut: g.state.phasedOut.filter((one) => one !== id), battlefield: [...g.state.battlefield, id] })
  const fields: Partial<GameObject> = editionOf(g.state).phasingIsAZone ? { controlledSince: 0 } : {}
  g.patch(id, { zone: 'battlefield', phasedWith: null, ...fields })
  g.emit({ kind: 'phased', object: tellOf(g.state, id), out: false, rule: '2004:217.8c' })
}

/** These phase out, and these phase in, as one event (302.1). */
export function phase(g: Draft, out: readonly ObjectId[], back: readonly ObjectId[]): void {
  const leaving = withAttachments(g.state, out)
  if (leaving.length === 0 && back.length === 0) return
  if (editionOf(g.state).phasingIsAZone) {
    noticeLeaving(g, leaving)
    forget(g, leaving)
  }
  const phased = (way: 'in' | 'out', ids: readonly ObjectId[]) =>
    notice(
      g,
      ids.map((object) => ({ kind: 'phased', object, way })),
    )
  // What sees it is what there was before (410.10d), and so is what phases out with it.
  phased('out', leaving)
  for (const id of leaving) phaseOut(g, id, out.includes(id) && !isIndirect(g.state, id, leaving))
  const returned = back.filter((id) => find(g.state, id) !== null)
  for (const id of returned) phaseIn(g, id)
  phased('in', returned)
}

/** What would go both directly and along with its host only goes along (2011:702.24g). */
function isIndirect(state: State, id: ObjectId, leaving: readonly ObjectId[]): boolean {
  const to = get(state, id).attachedTo
  return !editionOf(state).phasingIsAZone && to !== null && 'object' in to && leaving.includes(to.object)
}

/** 302.1: what has phasing goes, what went under this player's control comes back. */
export function phaseInUntapStep(g: Draft): void {
  const { active } = g.state.turn
  const out = g.state.battlefield.filter(
    (id) => get(g.state, id).controller === active && hasKeyword(g.state, id, 'phasing'),
  )
  phase(g, out, returning(g.state, active))
}
