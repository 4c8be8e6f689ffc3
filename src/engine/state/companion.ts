/** The companion that a player has revealed (today:103.2b). */

import type { ObjectId, Seat } from './ids.ts'
import { find, playerAt } from './read.ts'
import type { State } from './state.ts'

/** The player's companion while it is outside the game and may be put into the hand (today:702.139); else `null`. */
export function companionOf(state: State, seat: Seat): ObjectId | null {
  const { companion = null } = playerAt(state, seat)
  return companion !== null && find(state, companion)?.zone === 'outside' ? companion : null
}
