/** The moments of a turn at which the heuristics act. */
import { find, isActive, nextToAct, offeredTo, type Seat, type State, spokenForBy } from '../engine/index.ts'
import { isMainPhase } from '../language/index.ts'

/** A main phase of the seat's own with an empty stack (305.1): anything may be cast. */
export function isMain(state: State, seat: Seat): boolean {
  return isActive(state, seat) && isMainPhase(state.turn.step) && state.stack.length === 0
}

/** The end step before the seat's own turn: the last moment to use what waiting would waste. */
export function isLastChance(state: State, seat: Seat): boolean {
  const { active, step } = state.turn
  if (isActive(state, seat) || step !== 'end' || state.stack.length > 0) return false
  return nextToAct(state, active) === spokenForBy(state, seat)
}

/** When the heuristics consider instants. */
export function isActingTime(state: State, seat: Seat): boolean {
  if (state.stack.length > 0) return false
  const { step } = state.turn
  if (isActive(state, seat)) return isMainPhase(step) || step === 'declareBlockers'
  return step === 'declareAttackers' || step === 'declareBlockers' || step === 'end'
}

/** Whether what resolves next is the seat's own: nothing is gained by acting before that. */
export function awaitsOwn(state: State, seat: Seat): boolean {
  const top = state.stack.at(-1)
  return top !== undefined && find(state, top)?.controller === seat
}

/**
 * Whether nothing is a good moment now, whatever the seat has: its plans needn't be made to know that it passes. Most
 * priority of a game is of this kind.
 */
export function isIdle(state: State, seat: Seat): boolean {
  if (isMain(state, seat) || isActingTime(state, seat)) return false
  return (state.stack.length === 0 || awaitsOwn(state, seat)) && offeredTo(state, seat).length === 0
}
