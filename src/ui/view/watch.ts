/** Another player's turn, to be watched again: the positions it went through. */
import type { Seat } from '../../engine/index.ts'
import { nodeAt, pathTo, type Timeline } from '../../store/index.ts'

/** A past turn that is being shown, while the game waits where it is. */
export interface Watch {
  /** Where the game is: a move ends the showing. */
  readonly cursor: number
  /** The nodes in which something happened, beginning before the first. */
  readonly nodes: readonly number[]
  /** Which of them is shown. */
  readonly at: number
}

/** The last turn of another player, as far as it has come; `null` if there was none. */
export function lastTurnOfOthers(timeline: Timeline, me: Seat): Watch | null {
  const path = pathTo(timeline, timeline.cursor)
  const begun = (index: number): Seat | null => {
    const event = nodeAt(timeline, index).events.findLast(({ kind }) => kind === 'turnBegan')
    return event?.kind === 'turnBegan' ? event.seat : null
  }
  const first = path.findLastIndex((index) => (begun(index) ?? me) !== me)
  if (first < 0) return null
  const after = path.slice(first + 1)
  const own = after.findIndex((index) => begun(index) === me)
  const turn = path.slice(first, own < 0 ? undefined : first + 2 + own)
  const before = nodeAt(timeline, path[first] ?? 0).parent
  const nodes = turn.filter((index) => nodeAt(timeline, index).events.length > 0)
  return { cursor: timeline.cursor, nodes: before === null ? nodes : [before, ...nodes], at: 0 }
}

/** The line with the cursor where the showing is. */
export function watched(timeline: Timeline, watch: Watch | null): Timeline {
  const node = watch?.cursor === timeline.cursor ? watch.nodes[watch.at] : undefined
  return node === undefined ? timeline : { ...timeline, cursor: node }
}
