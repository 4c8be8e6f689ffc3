/** What the log calls an object. */
import type { Named, ObjectId, State } from '../state/index.ts'
import { characteristics } from './characteristics.ts'

/** An object as the log names it to those it has just been shown to. */
export function shown(state: State, id: ObjectId): Named {
  return { id, name: characteristics(state, id).name }
}
