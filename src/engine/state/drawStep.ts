/** Cards drawn in a player's own draw step. */
import type { Seat } from './ids.ts'
import { isActive } from './sharing.ts'
import type { State } from './state.ts'

/** Which card of their own draw step the player would draw now; `null`: it isn't their draw step. */
export function placeInDrawStep(state: State, seat: Seat): 'first' | 'later' | null {
  if (state.turn.step !== 'draw' || !isActive(state, seat)) return null
  const isLater = state.facts.done.some((one) => one.done === 'drewInDrawStep' && one.seat === seat)
  return isLater ? 'later' : 'first'
}
