/** One computation of values through the layers: the values so far, and the effects. */
import { type Ability, type Condition, inFull, type Thing, type ZoneName } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import {
  type Characteristics,
  type Context,
  editionOf,
  get,
  type Lasting,
  type LayerState,
  type ObjectId,
} from '../../state/index.ts'
import { type StaticAt, sorted } from '../faces/abilityLists.ts'
import { contextOf } from '../words/context.ts'
import { evaluators } from '../words/evaluators.ts'
import { AGREED } from './agreed.ts'
import { type Part, partsByLayer, planOfStatic } from './layersOf.ts'

/** One continuous effect while it is being applied. */
export interface Active {
  readonly source: ObjectId
  readonly timestamp: number
  readonly plan: readonly Part[]
  /**
   * For a static ability: the ability, which its object must still have, and its "as long as". `null` for a lasting
   * effect.
   */
  readonly ability: Ability | null
  /** The number of a lasting effect. */
  readonly lasting: number | null
  readonly condition: Condition | null
  readonly what: Thing
  context: Context
  /**
   * The objects it affects: locked in for a lasting effect, otherwise determined when it first applies (2011:613.5).
   */
  affected: readonly ObjectId[] | null
  /** The groups it has been applied in, as bits. */
  done: number
}

export interface Computation {
  readonly state: LayerState
  readonly edition: Edition
  /** Values so far; only these objects are being computed. */
  readonly values: Map<ObjectId, Characteristics>
  readonly actives: Active[]
  /** Those objects that have counters. */
  readonly counted: ObjectId[]
  /** Groups in which any effect applies, as bits. */
  groups: number
  /** Whether it is for one object that isn't on the battlefield. */
  readonly elsewhere: boolean
  /** The computation that needs this one. */
  readonly outer: Computation | null
  /** Set when it is computed to show how one object got its values. */
  watched: { readonly id: ObjectId; readonly steps: ValueChange[] } | null
}

/** What one effect, or the counters, changed in an object's values. */
export interface ValueChange {
  /** The object whose effect it is; `null` for the object's own counters. */
  readonly source: ObjectId | null
  readonly before: Characteristics
  readonly after: Characteristics
  /** Whether power and toughness were set or switched, not added to. */
  readonly sets: boolean
}

/** Records a change to the watched object. */
export function note(
  run: Computation,
  source: ObjectId | null,
  id: ObjectId,
  before: Characteristics,
  sets: boolean,
): void {
  const after = run.values.get(id)
  if (run.watched?.id !== id || after === undefined) return
  run.watched.steps.push({ source: source === AGREED ? null : source, before, after, sets })
}

const SELF: Thing = { kind: 'self' }

let current: Computation | null = null

/** The innermost computation in progress. */
export function computationNow(): Computation | null {
  return current
}
evaluators.isComputing = () => current !== null

/** Values of an object in a computation in progress, innermost first; `null` if none computes it. */
export function valuesSoFar(id: ObjectId): Characteristics | null {
  for (let run = current; run !== null; run = run.outer) {
    const values = run.values.get(id)
    if (values !== undefined) return values
  }
  return null
}

/** Computes with a new run as the innermost. */
export function within<T>(state: LayerState, elsewhere: boolean, compute: (run: Computation) => T): T {
  const outer = current
  current = {
    state,
    edition: editionOf(state),
    values: new Map(),
    actives: [],
    counted: [],
    groups: 0,
    elsewhere,
    outer,
    watched: null,
  }
  try {
    return compute(current)
  } finally {
    current = outer
  }
}

/** Whether values of an object off the battlefield are being computed. */
export function isRunningElsewhere(): boolean {
  for (let run = current; run !== null; run = run.outer) if (run.elsewhere) return true
  return false
}

/** Adds an effect. */
export function push(run: Computation, active: Active): void {
  if (active.plan.length === 0) return
  for (const part of active.plan) run.groups |= 1 << part.group
  run.actives.push(active)
}

const TIMESTAMPS: {
  readonly [T in Edition['continuous']['grantedTimestamp']]: (ofObject: number, ofGrant: number) => number
} = {
  object: (ofObject) => ofObject,
  later: Math.max,
}

/**
 * Adds the effect of a static ability of an object in that zone; if it doesn't work there, only what it defines
 * everywhere (405.2a). Its timestamp is its object's, or, if later and the edition says so, that of what `granted` it
 * (418.5f).
 */
export function addStatic(
  run: Computation,
  source: ObjectId,
  held: StaticAt,
  granted: number | null = null,
  zone: ZoneName = get(run.state, source).zone,
): void {
  const object = get(run.state, source)
  const timestamp = TIMESTAMPS[run.edition.continuous.grantedTimestamp](object.timestamp, granted ?? 0)
  const all = planOfStatic(run.edition, held, granted !== null)
  const plan = held.zone === zone ? all : all.filter((part) => part.everywhere)
  push(run, {
    source,
    timestamp,
    plan,
    ability: held.ability,
    lasting: null,
    condition: held.condition,
    what: held.rule.kind === 'affect' ? held.rule.what : SELF,
    context: contextOf(source, run.values.get(source)?.controller ?? object.controller),
    affected: null,
    done: 0,
  })
}

/** Adds a resolution's effect, on those of its objects that this run computes, or on all that match (418.3b). */
export function addLasting(run: Computation, lasting: Lasting): void {
  const objects = lasting.what === null ? lasting.objects.filter((id) => run.values.has(id)) : null
  if (objects?.length === 0) return
  push(run, {
    source: lasting.context.source,
    timestamp: lasting.timestamp,
    plan: partsByLayer(run.edition, lasting.changes),
    ability: null,
    lasting: lasting.id,
    condition: null,
    what: lasting.what ?? SELF,
    context: lasting.context,
    affected: objects,
    done: 0,
  })
}

/** Whether a continuous effect works in that zone: characteristic-defining ones may work everywhere (405.2a). */
export function worksIn(edition: Edition, held: StaticAt, zone: ZoneName): boolean {
  return held.zone === zone || planOfStatic(edition, held, false).some((part) => part.everywhere)
}

/** Adds the effects of an ability that an object has just gained. */
export function addGained(run: Computation, id: ObjectId, ability: Ability, granted: number): void {
  const zone = get(run.state, id).zone
  for (const held of sorted([ability]).effects) if (worksIn(run.edition, held, zone)) addStatic(run, id, held, granted)
}

/** Adds the effects of abilities whose text has just been changed, replacing the old ones (418.6). */
export function addReworded(run: Computation, id: ObjectId, before: readonly Ability[]): void {
  const { zone } = get(run.state, id)
  const abilities = run.values.get(id)?.abilities ?? before
  for (const held of sorted(abilities).effects)
    if (!inFull(before).includes(held.ability) && worksIn(run.edition, held, zone)) addStatic(run, id, held)
}

/** The effect's context, with its source's current controller. */
export function contextNow(run: Computation, active: Active): Context {
  if (active.ability === null) return active.context
  const controller = run.values.get(active.source)?.controller ?? active.context.controller
  if (controller !== active.context.controller) active.context = { ...active.context, controller }
  return active.context
}
