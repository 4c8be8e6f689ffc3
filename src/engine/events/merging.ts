/** Permanents that several cards or tokens represent (today:730): how they come together, and come apart. */
import { notice } from '../abilities/index.ts'
import { copiable, copiedBy } from '../continuous/index.ts'
import { idsInOrder, type Process, reordered } from '../questions/index.ts'
import type { Component, Draft, GameObject, Happened, Merged, ObjectId, State } from '../state/index.ts'
import { get } from '../state/index.ts'
import { remembered } from './lastKnown.ts'
import { arrangeLibrary } from './library.ts'
import { carryOver, resolvedCopy } from './relocate.ts'
import { tellOf } from './tell.ts'
import { takeOut } from './zones.ts'

/** today:730.3a: the owner of a merged permanent that goes on a library, or to the bottom, arranges what it becomes. */
export function* arrangeParts(g: Draft, happened: readonly Happened[]): Process {
  for (const one of happened) {
    if (one.kind !== 'move' || one.part !== true || one.to !== 'library' || one.became === null) continue
    const last = happened.findLast((other) => other.kind === 'move' && other.object === one.object)
    if (last !== one || one.position === 'shuffled') continue
    const ids = happened.flatMap((other) =>
      other.kind === 'move' && other.object === one.object && other.to === 'library' ? (other.became ?? []) : [],
    )
    const { owner } = get(g.state, one.became)
    const wanted = yield* idsInOrder(owner, 'library', ids)
    arrangeLibrary(g, owner, reordered(g.state.libraries[owner] ?? [], wanted))
  }
}

/** What represents it on top, as it lies there; a copy of a spell is a token once it is a permanent (503.10a). */
function topOf(state: State, object: GameObject): Component {
  const { kind, card, face, side, faceDown, downBy, merged } = object
  return {
    kind: kind === 'card' || kind === 'token' ? kind : resolvedCopy(state) === 'token' ? 'token' : 'card',
    card,
    face,
    side,
    copied: copiedBy(state, object),
    faceDown,
    ...(downBy === undefined ? {} : { downBy }),
    ...(merged?.nth === undefined ? {} : { nth: merged.nth }),
  }
}

/** How many of the permanent's components have that face already. */
const alike = (component: Component, all: readonly Component[]): Pick<Component, 'nth'> => {
  const nth = all.filter(({ face }) => face === component.face).length
  return nth === 0 ? {} : { nth }
}

function mergedWith(merged: Merged | undefined, under: readonly Component[], topAt: number, at: number): Merged {
  return { under, topAt, at, mutated: (merged?.mutated ?? 0) + 1 }
}

/**
 * today:702.140c: the spell and the permanent become one object, which is the permanent that it was; `over`: the spell
 * lies on top. What applied to the spell applies to the permanent (702.140f).
 */
export function mutate(g: Draft, spell: ObjectId, into: ObjectId, over: boolean): void {
  const coming = get(g.state, spell)
  const permanent = get(g.state, into)
  const told = { object: tellOf(g.state, spell), into: tellOf(g.state, into) }
  const { merged } = permanent
  const under = merged?.under ?? []
  const old = topOf(g.state, permanent)
  const plain = topOf(g.state, coming)
  const fresh = { ...plain, ...alike(plain, [old, ...under]) }
  const at = g.tick()
  const known = remembered(g.state, [coming]).get(spell) ?? { characteristics: copiable(g.state, coming) }
  takeOut(g, coming)
  g.drop(spell)
  if (over) {
    const { nth, ...top } = fresh
    const joined = { ...mergedWith(merged, [old, ...under], at, at), ...(nth === undefined ? {} : { nth }) }
    g.patch(into, { ...top, downAs: coming.downAs, merged: joined })
  } else {
    const nth = merged?.nth === undefined ? {} : { nth: merged.nth }
    g.patch(into, { merged: { ...mergedWith(merged, [...under, fresh], merged?.topAt ?? 0, at), ...nth } })
  }
  carryOver(g, spell, into)
  g.write({ lastKnown: { ...g.state.lastKnown, [spell]: { object: coming, ...known, became: into } } })
  g.emit({ kind: 'mutated', rule: 'merged.mutates', ...told, over })
  notice(g, [{ kind: 'acted', object: into, action: 'mutate' }])
}
