/** Naming objects in log entries. */
import { characteristics, copiable } from '../continuous/index.ts'
import { find, findOrLast, type Named, type NamedRef, type ObjectId, type Ref, type State } from '../state/index.ts'

/** The object's public name: `null` if it is face down or has no name. */
export function tellOf(state: State, id: ObjectId): Named {
  const object = findOrLast(state, id)
  if (object === null || object.faceDown) return { id, name: null }
  if (object.ability !== null) return { id, name: tellOf(state, object.ability.source).name }
  const { name } = find(state, id) === null ? characteristics(state, id) : copiable(state, object)
  return { id, name: name === '' ? null : name }
}

/** A player or an object, as named in the log. */
export function tellRef(state: State, ref: Ref): NamedRef {
  return 'object' in ref ? tellOf(state, ref.object) : ref
}
