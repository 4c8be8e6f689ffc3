/** Turning permanents face up and face down (504). */

import type { Citation } from '../../rulebook/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { abilitiesOf, characteristics, contextOf, copiable, hasBack, holds, sideAfter } from '../continuous/index.ts'
import { doneAsTurnedUp } from '../keywords/index.ts'
import type { Process } from '../questions/index.ts'
import { isKeptFrom } from '../restrictions/index.ts'
import {
  allStacks,
  type Draft,
  editionOf,
  find,
  type GameObject,
  get,
  getAnywhere,
  type Happened,
  type ObjectId,
  type Proposed,
  type State,
} from '../state/index.ts'
import { isTurnedByDaylight } from './daylight.ts'
import { performEffects } from './effectPerformer.ts'
import { tellOf } from './tell.ts'

type FaceUp = Extract<Proposed, { kind: 'turnFaceUp' }>
type FaceDown = Extract<Proposed, { kind: 'turnFaceDown' }>
type Over = Extract<Proposed, { kind: 'turnOver' }>

/** today:701.40g: an instant or sorcery card that lies face down on the battlefield can't be turned face up. */
export function isNoPermanent(state: State, object: GameObject): boolean {
  const { types } = copiable(state, { ...object, faceDown: false })
  return object.downBy !== undefined && (types.includes('instant') || types.includes('sorcery'))
}

/** A permanent that already lies that way isn't turned, nor is one that has no such side. */
export function mayTurn(state: State, event: FaceUp | FaceDown | Over): boolean {
  const object = find(state, event.object)
  if (object?.zone !== 'battlefield') return false
  if (event.kind === 'turnOver') {
    const kept =
      event.how === 'transform' &&
      (isKeptFrom(state, object.id, 'transformed') || (event.daylight !== true && isTurnedByDaylight(state, object.id)))
    return !kept && sideAfter(state, object, event.how) !== null
  }
  if (event.kind === 'turnFaceUp') return object.faceDown && !isNoPermanent(state, object)
  return !object.faceDown && hasBack(state, object)
}

/** 2011:613.6: it gets a new timestamp, where the edition says so. */
function turned(
  g: Draft,
  status: Pick<GameObject, 'faceDown' | 'downAs' | 'merged'> | Pick<GameObject, 'side'>,
): Partial<GameObject> {
  return editionOf(g.state).continuous.turningIsNew ? { ...status, timestamp: g.tick() } : status
}

/** A merged permanent is turned as a whole, with all that it consists of (today:730). */
function mergedLying(g: Draft, object: ObjectId, faceDown: boolean): Pick<GameObject, 'merged'> {
  const { merged } = get(g.state, object)
  return merged === undefined ? {} : { merged: { ...merged, under: merged.under.map((one) => ({ ...one, faceDown })) } }
}

/** 504.4: what it is gets logged. */
export function turnFaceUp(g: Draft, { object, seat, x, paid }: FaceUp, happened: Happened[]): void {
  g.patch(object, turned(g, { faceDown: false, downAs: 0, ...mergedLying(g, object, false) }))
  g.emit({ kind: 'turnedFaceUp', rule: 'faceDown.turnedUp', object: tellOf(g.state, object), seat })
  happened.push({
    kind: 'turnedFaceUp',
    object,
    ...(x === undefined ? {} : { x }),
    ...(paid === undefined ? {} : { paid }),
  })
}

/**
 * "As ~ is turned face up, ...": what it says of itself then is part of turning it, and done before anything sees that
 * it was turned.
 */
export function* asTurnedUp(g: Draft, happened: readonly Happened[]): Process {
  for (const one of happened)
    if (one.kind === 'turnedFaceUp' && one.paid?.keyword != null && find(g.state, one.object) !== null)
      yield* performEffects(
        g,
        doneAsTurnedUp(one.paid.keyword),
        contextOf(one.object, get(g.state, one.object).controller),
      )
  if (!printedFeatures(g.state.printed).statics.has('turnsUp')) return
  for (const one of happened) {
    if (one.kind !== 'turnedFaceUp' || find(g.state, one.object) === null) continue
    for (const ability of abilitiesOf(g.state, one.object)) {
      if (ability.kind !== 'static' || ability.rule.kind !== 'turnsUp') continue
      const { controller } = get(g.state, one.object)
      const context = contextOf(one.object, controller, { at: ability.at, x: one.x ?? 0 })
      if (ability.condition !== null && !holds(g.state, ability.condition, context)) continue
      yield* performEffects(g, ability.rule.effects, context)
    }
  }
}

/** The number of the next spell or permanent to lie face down: after all that do now. */
export function nextDown(state: State): number {
  const numbers = [state.battlefield, allStacks(state), state.phasedOut]
    .flat()
    .map((id) => getAnywhere(state, id).downAs)
  return 1 + Math.max(0, ...numbers)
}

/** 504.1: what it was gets logged, since everyone has seen it. */
export function turnFaceDown(g: Draft, object: ObjectId, happened: Happened[]): void {
  const told = tellOf(g.state, object)
  g.patch(object, turned(g, { faceDown: true, downAs: nextDown(g.state), ...mergedLying(g, object, true) }))
  g.emit({ kind: 'turnedFaceDown', rule: 'faceDown.turned', object: told })
  happened.push({ kind: 'turnedFaceDown', object })
}

/** Cards that lie face down in exile are turned over there (217.7b, 506.6): nothing sees that as an event. */
export function uncover(g: Draft, ids: readonly ObjectId[], rule: Citation): void {
  for (const id of ids) {
    g.patch(id, { faceDown: false })
    g.emit({ kind: 'turnedFaceUp', rule, object: tellOf(g.state, id), seat: get(g.state, id).owner })
  }
}

/**
 * 2011:contents/709, 711: the same permanent with its other values; counters, damage and what is attached stay. Only a
 * transformed one counts as new for the order of effects.
 */
export function turnOver(g: Draft, { object, how }: Over, happened: Happened[]): void {
  const side = sideAfter(g.state, get(g.state, object), how)
  if (side === null) return
  if (how === 'transform') noteTurned(g, object)
  const before = tellOf(g.state, object)
  g.patch(object, how === 'transform' ? turned(g, { side }) : { side })
  const { name } = characteristics(g.state, object)
  g.emit({ kind: 'turnedOver', rule: RULES[how], object: before, name, how })
  happened.push({ kind: 'turnedOver', object, how })
}

/** today:701.27f: abilities of its own that are on the stack don't transform it any more. */
function noteTurned(g: Draft, object: ObjectId): void {
  for (const id of g.state.stack) {
    const { ability } = get(g.state, id)
    if (ability?.source === object) g.patch(id, { ability: { ...ability, turned: true } })
  }
}

const RULES = { flip: 'face.flipped', transform: 'face.transformed' } as const
