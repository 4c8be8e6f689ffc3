/** Loops that have ended (421.3): what would start one again is forbidden. */
import type { Action } from '../questions/index.ts'
import { type Refusal, refuse, type Seat, type State } from '../state/index.ts'

/** The same text for the same action, whatever the order of its fields. */
export function actionKey(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Why a player may not continue a loop in which another player had the last word, or `null`. */
export function whyNotAgain(state: State, seat: Seat, action: Action): Refusal | null {
  const { loopHistory } = state
  if (loopHistory === null || loopHistory.closed.length === 0 || action.do === 'pass') return null
  const key = actionKey(action)
  return loopHistory.closed.some((one) => one.seat === seat && one.action === key)
    ? refuse(state, 'loop.lastWord', 'object' in action ? { object: action.object } : {})
    : null
}
