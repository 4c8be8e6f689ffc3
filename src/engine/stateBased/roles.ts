/** today:303.7a: of the Roles of one player on one permanent, only the newest stays. */
import { characteristics } from '../continuous/index.ts'
import { moveTo, type Proposed } from '../events/index.ts'
import { type GameObject, get, type ObjectId, type State, sameRef } from '../state/index.ts'

const isTogether = (one: GameObject, other: GameObject): boolean =>
  one.controller === other.controller &&
  one.attachedTo !== null &&
  other.attachedTo !== null &&
  sameRef(one.attachedTo, other.attachedTo)

/** All of these Roles that have a newer one of the same controller beside them. */
export function olderRoles(state: State, attachments: readonly ObjectId[]): readonly Proposed[] {
  const roles = attachments
    .filter((id) => characteristics(state, id).subtypes.includes('Role'))
    .map((id) => get(state, id))
  const isOld = (one: GameObject): boolean =>
    roles.some((other) => other.timestamp > one.timestamp && isTogether(one, other))
  return roles.filter(isOld).map(({ id }) => moveTo(id, 'graveyard', 'stateBased'))
}
