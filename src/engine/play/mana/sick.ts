/** "Summoning sickness" (212.3d, 212.3f). */
import { hasKeyword, isType } from '../../continuous/index.ts'
import { get, type ObjectId, playerAt, type State } from '../../state/index.ts'

/** Whether {T} abilities of this permanent wait, as a creature not controlled since its controller's turn began. */
export function isSick(state: State, id: ObjectId): boolean {
  const object = get(state, id)
  if (object.controlledSince <= playerAt(state, object.controller).turnBegan) return false
  return isType(state, id, 'creature') && !hasKeyword(state, id, 'haste')
}
