/** 2011:205.4g, 2011:contents/9: schemes that have done what they say go back into their deck. */
import { find, isOngoing, type ObjectId, type State, schemesInMotion } from '../state/index.ts'

/** Whether an ability of it has triggered and hasn't left the stack yet. */
export function isAwaited(state: State, id: ObjectId): boolean {
  const isOfIt = (one: ObjectId): boolean => {
    const ability = find(state, one)?.ability
    return ability?.triggered === true && ability.source === id
  }
  return state.waiting.some(({ source }) => source === id) || state.stack.some(isOfIt)
}

/** The schemes that aren't ongoing, and of which nothing is waited for. */
export function finishedSchemes(state: State): readonly ObjectId[] {
  if (state.command.length === 0) return []
  return schemesInMotion(state).filter((id) => !isOngoing(state, id) && !isAwaited(state, id))
}
