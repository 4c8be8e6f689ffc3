/** A saved game back at the table: the replies are played again, so that undo and the log are there too. */
import { answer, newGame } from '../engine/index.ts'
import type { Game } from './game.ts'
import type { SavedGame } from './saves.ts'
import { append, current, startTimeline, type Timeline } from './timeline.ts'

export interface Restored {
  readonly game: Game
  /** The replies no longer lead to the saved position (the rules were mended since): only that position is kept. */
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

/** Comparable text of a position: what is computed from it has no part in it. */
const textOf = (position: unknown): string => JSON.stringify(position)

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
  const kept = timeline !== null && same ? timeline : startTimeline(line.latest)
  const { from = null, match = null } = start
  return { game: { id, setup, seats, from, match, timeline: kept }, cut: !same }
}
