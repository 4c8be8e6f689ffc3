/** Puts a saved game back at the table: the replies are played again, so that undo and the log work too. */
import { answer, isWholePosition, legalReplies, newGame, type Position, seenBy } from '../engine/index.ts'
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
  for (const { reply, by, auto, result } of line.replies) {
    const answered = result ?? answer(current(timeline).position, reply)
    if ('refused' in answered) return null
    timeline = append(timeline, { ...answered, reply, by, auto })
  }
  return timeline
}

/** A position as comparable text; what is computed from it isn't included. */
const textOf = (position: unknown): string => JSON.stringify(position)

const rewindsOf = ({ rewinds }: SavedLine): readonly Rewind[] => rewinds ?? []

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

/** Whether the game can be shown and goes on from a position: nothing that the table asks of it fails. */
function isPlayable(position: Position, seats: number): boolean {
  if (!isWholePosition(position) || position.checkpoint.players.length !== seats) return false
  try {
    for (const { seat } of position.checkpoint.players) seenBy(position, seat)
    for (const reply of legalReplies(position)) if ('refused' in answer(position, reply)) return false
    return true
  } catch {
    // It isn't playable: that is the answer.
    return false
  }
}

/** The line, replayed; `null` where the rules refuse a reply or can't run on what was saved. */
function replayed(saved: SavedGame): Timeline | null {
  try {
    return replay(saved)
  } catch {
    return null
  }
}

/** The line that a saved game comes back with, and whether that is only its position. Whatever it is, it is playable. */
function lineFrom(saved: SavedGame): { readonly timeline: Timeline; readonly cut: boolean } | null {
  const { start, line } = saved
  const isSound = (position: Position): boolean => isPlayable(position, start.seats.length)
  const whole = replayed(saved)
  const isSame = whole !== null && textOf(current(whole).position) === textOf(line.latest)
  if (!isSame && isSound(line.latest)) return { timeline: cutShort(line), cut: true }
  // Where only the position is damaged, the replies say what it was.
  if (whole === null || !isSound(current(whole).position)) return null
  return { timeline: marked(whole, rewindsOf(line)), cut: false }
}

/** The game that was saved; `null` if neither its replies nor its position can be gone on from. */
export function restore(saved: SavedGame): Restored | null {
  const { start, line } = saved
  const found = lineFrom(saved)
  if (found === null) return null
  const { id, setup, seats, from = null, puzzle = null, match = null } = start
  const game: Game = { id, setup, seats, from, puzzle, match, timeline: found.timeline }
  const stops = line.stops?.map(stopsOrNull)
  const { agreements } = line
  return { game: { ...game, ...(stops ? { stops } : {}), ...(agreements ? { agreements } : {}) }, cut: found.cut }
}
