/** What a player is announcing: a spell or ability whose choices aren't all made yet. */
import { deciderOf, type Seat } from '../engine/index.ts'
import { current, nodeAt, type Timeline } from './timeline.ts'

/**
 * Where the current announcement began: the position before the player's own cast or activation. `null` while nothing
 * is being announced, or once it has revealed something hidden.
 */
export function announcementStart(timeline: Timeline, seat: Seat): number | null {
  if (current(timeline).position.question?.kind === 'priority') return null
  let at = timeline.cursor
  for (;;) {
    const { parent, by, barrier, reply } = nodeAt(timeline, at)
    if (parent === null || by !== seat || barrier) return null
    const asked = nodeAt(timeline, parent).position.question
    if (asked === null || deciderOf(asked) !== seat) return null
    if (asked.kind === 'priority')
      return typeof reply === 'object' && reply !== null && 'do' in reply && reply.do !== 'pass' ? parent : null
    at = parent
  }
}
