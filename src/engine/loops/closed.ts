/** Loops that have come to their end (421.3): what would start one again may not be done. */
import type { Action } from '../questions/index.ts'
import { type Refusal, refuse, type Seat, type State } from '../state/index.ts'

/** The same text for the same action, in whatever order its fields are. */
export function actionKey(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Why a player may not go on with a loop in which another had the last word, or `null`. */
export function whyNotAgain({ loopHistory }: State, seat: Seat, action: Action): Refusal | null {
  if (loopHistory === null || loopHistory.closed.length === 0 || action.do === 'pass') return null
  const key = actionKey(action)
  return loopHistory.closed.some((one) => one.seat === seat && one.action === key)
    ? refuse('loop.lastWord', '421.3', 'object' in action ? { object: action.object } : {})
    : null
}
