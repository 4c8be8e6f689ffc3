/** What an object is as it enters the battlefield: replacements come first, then continuous effects (410.10b). */
import { type Characteristics, editionOf, type LayerObject, type LayerState, type ObjectId } from '../../state/index.ts'
import { copiable, scanOf } from '../faces/copiable.ts'
import { naming } from './alsoComputed.ts'
import { addLasting, addStatic, computationNow, within, worksIn } from './computation.ts'
import { applyLayers } from './layers.ts'
import { table } from './table.ts'

/**
 * What it comes with: its copiable values and its counters, as changed by effects on that very object, which it brings
 * from the stack (213.5), and by what its text defines everywhere or, if the edition says so, does on the battlefield
 * (2011:614.12). Other sources' continuous effects don't reach it yet.
 */
export function asItComes(state: LayerState, object: LayerObject): Characteristics {
  const base = copiable(state, object)
  const own = scanOf(state, object).effects
  const lasting = naming(state, object.id)
  if (own.length === 0 && lasting.length === 0 && Object.keys(object.counters).length === 0) return base
  const works = editionOf(state).abilities.ownStaticsShapeEntering ? 'battlefield' : 'stack'
  if (computationNow() === null) table(state)
  return within(state, true, (run) => {
    run.values.set(object.id, base)
    run.counted.push(object.id)
    for (const held of own) if (worksIn(run.edition, held, works)) addStatic(run, object.id, held, null, works)
    for (const one of lasting) addLasting(run, one)
    applyLayers(run)
    return run.values.get(object.id) ?? base
  })
}

/** Asks something about a permanent as though nothing but what it came with applied to it. */
export function onlyAsItCame<T>(state: LayerState, id: ObjectId, values: Characteristics, question: () => T): T {
  if (computationNow() === null) table(state)
  return within(state, true, (run) => {
    run.values.set(id, values)
    return question()
  })
}
