/**
 * States as they would be if something were otherwise: for players who think. They can be read, and aren't played on.
 */
import { Draft, type GameObject, newEpoch, type ObjectId, type State } from './state/index.ts'

/** The state as it would be with these fields; what follows from them is computed again. */
export function supposing(state: State, fields: Partial<Pick<State, 'combat' | 'stack'>>): State {
  return { ...state, ...fields, epoch: newEpoch() }
}

/** The state as it would be with these fields of an object. */
export function supposingOf(state: State, id: ObjectId, fields: Partial<GameObject>): State {
  const g = new Draft(state)
  g.patch(id, fields)
  g.write({ epoch: newEpoch() })
  return g.snapshot()
}
