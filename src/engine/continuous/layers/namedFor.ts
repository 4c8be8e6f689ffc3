/** What the log calls an object. */
import type { LayerState, Named, ObjectId } from '../../state/index.ts'
import { characteristics } from './characteristics.ts'

/** An object as the log names it to those it has just been shown to. */
export function namedFor(state: LayerState, id: ObjectId): Named {
  return { id, name: characteristics(state, id).name }
}
