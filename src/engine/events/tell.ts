/** Naming objects in what is told. */
import { characteristics, copiable } from '../continuous/index.ts'
import { find, findOrLast, type Named, type NamedRef, type ObjectId, type Ref, type State } from '../state/index.ts'

/** The object's public name: `null` for what is face down and for what has no name. */
export function tellOf(state: State, id: ObjectId): Named {
  const object = findOrLast(state, id)
  if (object === null || object.faceDown) return { id, name: null }
  if (object.ability !== null) return { id, name: tellOf(state, object.ability.source).name }
  const { name } = find(state, id) === null ? characteristics(state, id) : copiable(state, object)
  return { id, name: name === '' ? null : name }
}

/** A player or an object, as it is told. */
export function tellRef(state: State, ref: Ref): NamedRef {
  return 'object' in ref ? tellOf(state, ref.object) : ref
}
