/** Applying one part of an effect to the objects it affects. */
import {
  type Ability,
  type Change,
  changeKinds,
  costing,
  derivedFrom,
  inFull,
  reachesBeyond,
} from '../../../language/index.ts'
import { type Characteristics, type Context, get, type ObjectId } from '../../state/index.ts'
import { applied, type EvaluatedChange } from '../faces/change.ts'
import { copiable } from '../faces/copiable.ts'
import { settledChange } from '../words/chosen.ts'
import { chosenFor } from '../words/context.ts'
import { evaluators } from '../words/evaluators.ts'
import { abilitiesToGain } from '../words/gainedOf.ts'
import { added, amount } from '../words/quantities.ts'
import { type Active, addGained, addReworded, type Computation, contextNow, note } from './computation.ts'
import { ignores, isIgnorable } from './ignoring.ts'
import { type Part, rulesGroup } from './layersOf.ts'
import { AFTER_CHANGE } from './snow.ts'

/** Whether the effect exists now: its ability still exists, and its condition is true (418.4b). */
export function exists(run: Computation, active: Active): boolean {
  if (active.ability === null || active.affected !== null) return true
  const values = run.values.get(active.source)
  if (values !== undefined && !inFull(values.abilities).includes(active.ability)) return false
  return active.condition === null || evaluators.holds(run.state, active.condition, contextNow(run, active))
}

/** The objects the effect applies to. */
export function affects(run: Computation, active: Active): readonly ObjectId[] {
  if (active.affected !== null) return active.affected
  const context = contextNow(run, active)
  const { what } = active
  if (what.kind === 'all' && reachesBeyond(what.filter)) return reached(run, active)
  const ids = evaluators.thingsOf(run.state, what, context).filter((id) => run.values.has(id))
  return isIgnorable(active.ability) ? ids.filter((id) => !isIgnoredBy(run, active, id)) : ids
}

/** 408.2j: it doesn't affect what is controlled by a player who ignores it. */
function isIgnoredBy(run: Computation, { source, ability }: Active, id: ObjectId): boolean {
  const seat = run.values.get(id)?.controller
  return seat !== undefined && ability !== null && ignores(run.state, seat, source, ability.at.key)
}

/** For a filter that isn't about permanents, only the objects being computed are checked: zones are long. */
function reached(run: Computation, { what, context }: Active): readonly ObjectId[] {
  if (what.kind !== 'all') return []
  const filter = what.filter
  return [...run.values.keys()].filter((id) => evaluators.matches(run.state, filter, id, context))
}

/**
 * The ability as this effect gives it, under a derived key, so that each effect's is an ability of its own
 * (2011:602.5c).
 */
function given(active: Active, ability: Ability): Ability {
  const { source, lasting } = active
  const key = lasting === null ? `${source}.${active.ability?.at.key}` : `effect${lasting}`
  return derivedFrom(ability, { object: source, key })
}

function evaluate(
  run: Computation,
  active: Active,
  change: Change,
  context: Context,
): EvaluatedChange | readonly EvaluatedChange[] {
  const { state } = run
  if (change.kind === 'gain') return { kind: 'gain', ability: given(active, change.ability) }
  if (change.kind === 'gainCosting') {
    const cost = context.affected === undefined ? null : (run.values.get(context.affected)?.cost ?? null)
    return cost === null ? [] : { kind: 'gain', ability: given(active, costing(change.ability, cost)) }
  }
  if (change.kind === 'gainOf')
    return abilitiesToGain(state, change, context).map((one) => ({ kind: 'gain', ability: given(active, one) }))
  if (change.kind === 'pt' || change.kind === 'setPt') {
    const count = change.kind === 'pt' ? added : amount
    const power = change.power === null ? null : count(state, change.power, context)
    const toughness = change.toughness === null ? null : count(state, change.toughness, context)
    return { kind: 'numbers', set: change.kind === 'setPt', power, toughness }
  }
  if (change.kind === 'control') {
    return { kind: 'control', seat: change.seat ?? evaluators.playersOf(state, change.by, context)[0] ?? null }
  }
  return { kind: 'plain', change: settledChange(change, (link) => chosenFor(state, context, link)) as typeof change }
}

/** The part's changes with their numbers counted now. */
export function evaluatedChanges(
  run: Computation,
  active: Active,
  part: Part,
  affected?: ObjectId,
): readonly EvaluatedChange[] {
  const now = contextNow(run, active)
  const context = affected === undefined ? now : { ...now, affected }
  return part.changes.flatMap((change) => evaluate(run, active, change, context))
}

/** Changes that depend on which abilities are the object's own text (212.6e, 418.6b). */
const READS_TEXT = changeKinds(({ readsText }) => readsText === true)
const NO_TEXT: readonly Ability[] = []

/** What was changed, so that it can be undone: values by object as they were before. */
export type Undo = readonly (readonly [ObjectId, Characteristics])[]

function change(run: Computation, active: Active, part: Part, affected: readonly ObjectId[]): Undo {
  const undo: (readonly [ObjectId, Characteristics])[] = []
  const changes = evaluatedChanges(run, active, part)
  // Each is counted before any of them is changed.
  const own = part.perObject ? new Map(affected.map((id) => [id, evaluatedChanges(run, active, part, id)])) : null
  const readsText = changes.some((one) => one.kind === 'plain' && READS_TEXT.has(one.change.kind))
  const { spellTypesStay } = run.edition.cards
  const by = { source: active.source, controller: active.context.controller, spellTypesStay }
  const snowAfter = AFTER_CHANGE[run.edition.cards.snow]
  for (const id of affected) {
    const before = run.values.get(id)
    if (before === undefined) continue
    const text = readsText ? copiable(run.state, get(run.state, id)).abilities : NO_TEXT
    let after = before
    for (const one of own?.get(id) ?? changes) after = snowAfter(one, applied(text, after, one, by))
    if (after === before) continue
    undo.push([id, before])
    run.values.set(id, after)
  }
  return undo
}

/** Whether the ability, or what a keyword stands for, has continuous effects. */
function isEffective(ability: Ability): boolean {
  return ability.kind === 'static' || (ability.kind === 'keyword' && ability.abilities.length > 0)
}

/** What a part gives that has continuous effects, as it gives it. */
function effectiveGains(run: Computation, active: Active, { changes }: Part): readonly Ability[] {
  const all = changes.flatMap((one): Ability | readonly Ability[] => {
    if (one.kind === 'gain') return one.ability
    return one.kind === 'gainOf' ? abilitiesToGain(run.state, one, contextNow(run, active)) : NO_TEXT
  })
  return all.filter(isEffective).map((ability) => given(active, ability))
}

/** Applies a part. Static abilities gained by it start to have effects. */
export function apply(run: Computation, active: Active, part: Part): void {
  active.affected = affects(run, active)
  const gained = effectiveGains(run, active, part)
  active.done |= 1 << part.group
  const before = change(run, active, part, active.affected)
  if (run.watched !== null) {
    const sets = part.changes.some(({ kind }) => kind === 'setPt' || kind === 'switchPt')
    for (const [id, values] of before) note(run, active.source, id, values, sets)
  }
  if (part.group === rulesGroup(run.edition)) return
  for (const one of part.changes) {
    if (one.kind === 'text') for (const [id, values] of before) addReworded(run, id, values.abilities)
  }
  for (const ability of gained) for (const id of active.affected) addGained(run, id, ability, active.timestamp)
}

/** Applies a part provisionally, to see what would change (418.5c); revert with `undo`. */
export function tryOut(run: Computation, active: Active, part: Part): Undo {
  return change(run, active, part, affects(run, active))
}

/** Reverts `tryOut`. */
export function undo(run: Computation, changes: Undo): void {
  for (const [id, before] of changes) run.values.set(id, before)
}
