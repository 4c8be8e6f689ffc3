/** What an object is as it enters the battlefield: what replacement effects about entering see in it (410.10b / 614.12). */
import type { Edition } from '../../../rulebook/index.ts'
import { type Characteristics, editionOf, type LayerObject, type LayerState, type ObjectId } from '../../state/index.ts'
import { copiable, scanOf } from '../faces/copiable.ts'
import { naming } from './alsoComputed.ts'
import { characteristics } from './characteristics.ts'
import { addLasting, addStatic, computationNow, within, worksIn } from './computation.ts'
import { applyLayers } from './layers.ts'
import { table } from './table.ts'

/**
 * What it comes with: its copiable values and its counters, as changed by effects on that very object, which it brings
 * from the stack (213.5), and by those of its own abilities that work in that zone: on the stack, only what its text
 * defines everywhere.
 */
function byItself(state: LayerState, object: LayerObject, works: 'stack' | 'battlefield'): Characteristics {
  const base = copiable(state, object)
  const own = scanOf(state, object).effects
  const lasting = naming(state, object.id)
  if (own.length === 0 && lasting.length === 0 && Object.keys(object.counters).length === 0) return base
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

interface Shaping {
  readonly values: (state: LayerState, object: LayerObject) => Characteristics
  /** Whether what other sources give and take includes abilities about its own entering. */
  readonly givesAbilities: boolean
}

const SHAPING: { readonly [V in Edition['abilities']['enteringShapedBy']]: Shaping } = {
  nothing: { values: (state, object) => byItself(state, object, 'stack'), givesAbilities: false },
  ownStatics: { values: (state, object) => byItself(state, object, 'battlefield'), givesAbilities: false },
  everything: { values: (state, { id }) => characteristics(state, id), givesAbilities: true },
}

const shapingIn = (state: LayerState): Shaping => SHAPING[editionOf(state).abilities.enteringShapedBy]

/** An entering object as rules about entering see it, in a state in which it is there (410.10b / 614.12). */
export const asItComes = (state: LayerState, object: LayerObject): Characteristics =>
  shapingIn(state).values(state, object)

/** Whether its own abilities about how it enters are those that it will have there (today:614.12), or its text's. */
export const entersByItsAbilitiesThere = (state: LayerState): boolean => shapingIn(state).givesAbilities

/** Asks something about a permanent as though nothing but what it came with applied to it. */
export function onlyAsItCame<T>(state: LayerState, id: ObjectId, values: Characteristics, question: () => T): T {
  if (computationNow() === null) table(state)
  return within(state, true, (run) => {
    run.values.set(id, values)
    return question()
  })
}
