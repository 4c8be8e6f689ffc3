/** 420.5f tokens off the battlefield, 420.5j copies of spells off the stack: they cease to exist. */
import { get, type ObjectId, type State } from '../state/index.ts'

/** Every token or copy that is where it can't be. */
export function ceasingObjects(state: State): readonly ObjectId[] {
  const found: ObjectId[] = []
  const look = (ids: readonly ObjectId[]) => {
    for (const id of ids) {
      const kind = get(state, id).kind
      if (kind === 'token' || kind === 'spellCopy') found.push(id)
    }
  }
  look(state.exile)
  for (const list of state.graveyards) look(list)
  for (const list of state.hands) look(list)
  for (const list of state.libraries) look(list)
  return found
}
