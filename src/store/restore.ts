/** Puts a saved game back at the table: the replies are played again, so that undo and the log work too. */
import { answer, newGame } from '../engine/index.ts'
import type { Game } from './game.ts'
import type { SavedGame, SavedLine } from './saves.ts'
import { type Stops, stopsFrom } from './settings.ts'
import { append, current, type Rewind, startTimeline, type Timeline } from './timeline.ts'

export interface Restored {
  readonly game: Game
  /** The replies no longer lead to the saved position (the rules were fixed since): only that position is kept. */
  readonly cut: boolean
}

function replay({ start, line }: SavedGame): Timeline | null {
  const begun = start.from ? { position: start.from, events: [] } : newGame(start.setup)
  let timeline = startTimeline(begun.position, begun.events)
  for (const { reply, by, auto } of line.replies) {
    const answered = answer(current(timeline).position, reply)
    if ('refused' in answered) return null
    timeline = append(timeline, { ...answered, reply, by, auto })
  }
  return timeline
}

/** A position as comparable text; what is computed from it isn't included. */
const textOf = (position: unknown): string => JSON.stringify(position)

const rewindsOf = ({ rewinds }: SavedLine): readonly Rewind[] => (Array.isArray(rewinds) ? rewinds : [])

/** The line with its marks restored; a replayed line has its nodes in the order of the path. */
const marked = (timeline: Timeline, rewinds: readonly Rewind[]): Timeline => ({
  ...timeline,
  rewinds: rewinds.filter(({ to }) => timeline.nodes[to] !== undefined),
})

/** Only the last position; still records that somebody went back past hidden information. */
function cutShort(line: SavedLine): Timeline {
  const behindHidden = rewindsOf(line).some((rewind) => rewind.behindHidden)
  return marked(startTimeline(line.latest), behindHidden ? [{ to: 0, behindHidden }] : [])
}

const stopsOrNull = (stops: unknown): Stops | null => (stops === null ? null : stopsFrom(stops))

export function restore(saved: SavedGame): Restored {
  const { start, line } = saved
  const { id, setup, seats } = start
  let timeline: Timeline | null = null
  try {
    timeline = replay(saved)
  } catch {
    timeline = null
  }
  const same = timeline !== null && textOf(current(timeline).position) === textOf(line.latest)
  const kept = timeline !== null && same ? marked(timeline, rewindsOf(line)) : cutShort(line)
  const { from = null, match = null } = start
  const game: Game = { id, setup, seats, from, match, timeline: kept }
  return { game: Array.isArray(line.stops) ? { ...game, stops: line.stops.map(stopsOrNull) } : game, cut: !same }
}
