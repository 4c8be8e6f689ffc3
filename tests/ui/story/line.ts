/** Lines of positions that tell a story: what happened matters, not how. */
import type { LogEntry, Position } from '../../../src/engine/index.ts'
import { append, startTimeline, type Timeline } from '../../../src/store/timeline.ts'

/** The position after a game that the first seat has won. */
const wonFrom = (position: Position): Position => ({
  ...position,
  question: null,
  checkpoint: { ...position.checkpoint, outcome: { winner: 0, reason: 'life', rule: '' } },
})

/** Makes lines with such entries, one reply each; the last of them ends the game. */
export const lineFrom =
  (position: Position) =>
  (...steps: readonly (readonly LogEntry[])[]): Timeline =>
    steps.reduce(
      (timeline, events, index) =>
        append(timeline, {
          position: index === steps.length - 1 ? wonFrom(position) : position,
          events,
          reply: { do: 'pass' },
          by: 0,
          auto: false,
        }),
      startTimeline(position),
    )
