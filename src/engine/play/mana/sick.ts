/** "Summoning sickness" (212.3d). */
import { hasKeyword, isType } from '../../continuous/index.ts'
import { get, type ObjectId, playerAt, type State } from '../../state/index.ts'

/**
 * Whether {T} abilities of this permanent can't be used yet: it is a creature not controlled continuously since its
 * controller's turn began.
 */
export function isSick(state: State, id: ObjectId): boolean {
  const object = get(state, id)
  if (object.phasedIn || object.controlledSince <= playerAt(state, object.controller).turnBegan) return false
  return isType(state, id, 'creature') && !hasKeyword(state, id, 'haste')
}
