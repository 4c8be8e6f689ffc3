/**
 * Values of objects that aren't on the battlefield: the printed ones, unless something defines them or affects the
 * object by id.
 */
import {
  type Characteristics,
  editionOf,
  type GameObject,
  type Lasting,
  type ObjectId,
  type State,
} from '../state/index.ts'
import { blankFor, copiable, fixedValues, scanOf } from './copiable.ts'
import { applyLayers } from './layers.ts'
import { addLasting, addStatic, isRunningElsewhere, push, running, within, worksIn } from './run.ts'
import { reachOf, type Table, table } from './table.ts'

const byObject = new WeakMap<State['lasting'], ReadonlyMap<ObjectId, readonly Lasting[]>>()

/** The lasting effects on that very object. */
function naming(state: State, id: ObjectId): readonly Lasting[] {
  if (state.lasting.length === 0) return []
  let index = byObject.get(state.lasting)
  if (index === undefined) {
    const made = new Map<ObjectId, Lasting[]>()
    for (const lasting of state.lasting) {
      for (const object of lasting.objects) {
        const known = made.get(object)
        if (known === undefined) made.set(object, [lasting])
        else known.push(lasting)
      }
    }
    index = made
    byObject.set(state.lasting, index)
  }
  return index.get(id) ?? []
}

function beyondOf(state: State): Table['beyond'] {
  return reachOf(state.printed).beyond && running() === null ? table(state).beyond : []
}

/**
 * The values of an object off the battlefield. If one such object's values depend on others', those others are taken as
 * printed.
 */
export function elsewhere(state: State, object: GameObject): Characteristics {
  // 217.6c: an ability on the stack has no characteristics of its own, not even its source's colours.
  if (object.kind === 'ability' || object.kind === 'combatDamage') return blankFor(object.controller)
  const lasting = naming(state, object.id)
  const beyond = beyondOf(state)
  // Nearly every card: this is asked of each of them all the time.
  const fixed = lasting.length === 0 && beyond.length === 0 ? fixedValues(state, object) : null
  if (fixed !== null) return fixed
  const base = copiable(state, object)
  if (isRunningElsewhere()) return base
  const own = scanOf(state, object).effects
  const edition = editionOf(state)
  if (!own.some((held) => worksIn(edition, held, object.zone)) && lasting.length === 0 && beyond.length === 0)
    return base
  if (running() === null) table(state)
  return within(state, true, (run) => {
    run.values.set(object.id, base)
    for (const held of own) if (worksIn(run.edition, held, object.zone)) addStatic(run, object.id, held)
    for (const active of beyond) push(run, { ...active, affected: null, done: 0 })
    for (const one of lasting) addLasting(run, one)
    applyLayers(run)
    return run.values.get(object.id) ?? base
  })
}
