/** What has happened between two models of the table. */
import { type LogEntry, seenEvents } from '../../engine/index.ts'
import { nodeAt, type Timeline } from '../../store/index.ts'
import type { TableModel } from './model.ts'

/** Farther apart than this nobody follows what happened. */
const FAR = 60

/** The nodes between two positions of a line, the later included; `null` where the one doesn't lead to the other. */
function between({ nodes }: Timeline, from: number, to: number): readonly number[] | null {
  const path: number[] = []
  for (let at: number | null = to; at !== null && path.length < FAR; at = nodes[at]?.parent ?? null) {
    if (at === from) return path.reverse()
    path.push(at)
  }
  return null
}

/** The same eyes, or all eyes, on the same game, seen from the same side. */
export const isSameSeat = (a: TableModel, b: TableModel): boolean =>
  a.game.id === b.game.id &&
  (a.scene.viewer === b.scene.viewer || (a.scene.still && b.scene.still)) &&
  a.scene.side === b.scene.side &&
  a.shown === b.shown &&
  a.games.length === b.games.length

/** The log entries from one to the other, as the viewing seat may know them; `null` where it is no step forward. */
export function entriesBetween(from: TableModel, to: TableModel): readonly LogEntry[] | null {
  if (from.key === to.key || !isSameSeat(from, to)) return null
  const { timeline } = to.game
  const path = between(timeline, from.game.timeline.cursor, timeline.cursor)
  if (path === null) return null
  const events = path.flatMap((index) => nodeAt(timeline, index).events)
  return seenEvents(events, to.scene.viewer)
}
