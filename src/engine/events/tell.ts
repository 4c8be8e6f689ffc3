/** Naming objects in what is told. */
import { characteristics } from '../continuous/index.ts'
import {
  find,
  findOrLast,
  type GameObject,
  type Named,
  type NamedRef,
  type ObjectId,
  type Ref,
  type State,
} from '../state/index.ts'

/** The object's public name: `null` for what is face down and for what has no name. */
export function tellOf(state: State, id: ObjectId): Named {
  const object = findOrLast(state, id)
  if (object === null || object.faceDown) return { id, name: null }
  if (object.ability !== null) return { id, name: tellOf(state, object.ability.source).name }
  if (object.copied === null && object.zone !== 'battlefield')
    return { id, name: state.printed[object.face]?.name ?? null }
  return { id, name: nameOf(state, object) }
}

function nameOf(state: State, object: GameObject): string | null {
  const face = object.copied ?? object.face
  const name =
    find(state, object.id) === null ? state.lastKnown[object.id]?.characteristics.name : state.printed[face]?.name
  return name ?? characteristics(state, object.id).name
}

/** A player or an object, as it is told. */
export function tellRef(state: State, ref: Ref): NamedRef {
  return 'object' in ref ? tellOf(state, ref.object) : ref
}
