/**
 * Values of objects that aren't on the battlefield: the printed ones, unless something defines them or affects the
 * object by id.
 */
import { type Characteristics, editionOf, type LayerObject, type LayerState, timesWritten } from '../../state/index.ts'
import { blankFor, copiable, fixedValues, scanOf } from '../faces/copiable.ts'
import { isInTable, naming, reachOf } from './alsoComputed.ts'
import { addLasting, addStatic, computationNow, isRunningElsewhere, push, within, worksIn } from './computation.ts'
import { applyLayers } from './layers.ts'
import { type Table, table } from './table.ts'

function beyondOf(state: LayerState): Table['beyond'] {
  return reachOf(state.printed).beyond && computationNow() === null ? table(state).beyond : []
}

/** Answers about the last state asked about: legality asks about one object many times in a row. */
const answers = new Map<LayerObject, Characteristics>()
let askedOf: LayerState | null = null
let askedAt = -1

function answered(state: LayerState, object: LayerObject): Characteristics | undefined {
  const written = timesWritten()
  if (state === askedOf && written === askedAt) return answers.get(object)
  answers.clear()
  askedOf = state
  askedAt = written
  return undefined
}

/**
 * The values of an object off the battlefield. If one such object's values depend on others', those others are taken as
 * printed.
 */
export function valuesOffBattlefield(state: LayerState, object: LayerObject): Characteristics {
  // 217.6c: an ability on the stack has no characteristics of its own, not even its source's colours.
  if (object.kind === 'ability' || object.kind === 'combatDamage') return blankFor(object.controller)
  // Inside a computation of values, what reaches beyond the battlefield isn't looked at: another answer.
  if (computationNow() !== null) return valuesOf(state, object)
  const plain = plainValues(state, object)
  if (plain !== null) return plain
  const known = answered(state, object)
  if (known !== undefined) return known
  const values = valuesOf(state, object)
  answers.set(object, values)
  return values
}

/** The values of an object that nothing changes; `null`: something may. */
function plainValues(state: LayerState, object: LayerObject): Characteristics | null {
  if (naming(state, object.id).length > 0 || beyondOf(state).length > 0) return null
  return fixedValues(state, object)
}

function valuesOf(state: LayerState, object: LayerObject): Characteristics {
  const plain = plainValues(state, object)
  if (plain !== null) return plain
  const lasting = naming(state, object.id)
  const beyond = beyondOf(state)
  if (computationNow() === null && isInTable(state, object)) {
    const values = table(state).of.get(object.id)
    if (values !== undefined) return values
  }
  const base = copiable(state, object)
  if (isRunningElsewhere()) return base
  const own = scanOf(state, object).effects
  const edition = editionOf(state)
  if (!own.some((held) => worksIn(edition, held, object.zone)) && lasting.length === 0 && beyond.length === 0)
    return base
  if (computationNow() === null) table(state)
  return within(state, true, (run) => {
    run.values.set(object.id, base)
    for (const held of own) if (worksIn(run.edition, held, object.zone)) addStatic(run, object.id, held)
    for (const active of beyond) push(run, { ...active, affected: null, done: 0 })
    for (const one of lasting) addLasting(run, one)
    applyLayers(run)
    return run.values.get(object.id) ?? base
  })
}
