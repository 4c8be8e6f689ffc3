/**
 * Puts a saved game back at the table: the replies are played again, so that undo and the log work too. A long game
 * takes seconds: whatever plays it yields where it may be paused.
 */
import { isReason } from '../ai/reasons.ts'
import { answer, isWholePosition, legalReplies, newGame, type Position, seenBy } from '../engine/index.ts'
import { sideTable } from '../language/index.ts'
import type { Game } from './game.ts'
import type { SavedGame, SavedLine } from './saves.ts'
import { type Stops, stopsFrom } from './settings.ts'
import { atOnce } from './slices.ts'
import { append, current, type Rewind, startTimeline, type Timeline } from './timeline.ts'

export interface Restored {
  readonly game: Game
  /** The replies no longer lead to the saved position (the rules were fixed since): only that position is kept. */
  readonly cut: boolean
}

function* replay({ start, line }: SavedGame): Generator<void, Timeline | null> {
  const begun = start.from ? { position: start.from, events: [] } : newGame(start.setup)
  let timeline = startTimeline(begun.position, begun.events)
  for (const { reply, by, auto, reason, result } of line.replies) {
    const answered = result ?? answer(current(timeline).position, reply)
    if ('refused' in answered) return null
    timeline = append(timeline, { ...answered, reply, by, auto, reason: isReason(reason) ? reason : null })
    yield
  }
  return timeline
}

const isCited = (key: string, value: unknown): boolean => key === 'rule' && typeof value === 'string'

/** A position as comparable text. Which rule it cites isn't part of it: a number may have been corrected since. */
const textOf = (position: unknown): string =>
  JSON.stringify(position, (key, value: unknown) => (isCited(key, value) ? undefined : value))

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
function* isPlayable(position: Position, seats: number): Generator<void, boolean> {
  if (!isWholePosition(position) || position.checkpoint.players.length !== seats) return false
  try {
    for (const { seat } of position.checkpoint.players) seenBy(position, seat)
    for (const reply of legalReplies(position)) {
      if ('refused' in answer(position, reply)) return false
      yield
    }
    return true
  } catch {
    // It isn't playable: that is the answer.
    return false
  }
}

/** The line, replayed; `null` where the rules refuse a reply or can't run on what was saved. */
function* replayed(saved: SavedGame): Generator<void, Timeline | null> {
  try {
    return yield* replay(saved)
  } catch {
    return null
  }
}

/** The line that a saved game comes back with, and whether that is only its position. */
interface Found {
  readonly timeline: Timeline
  readonly cut: boolean
}

/** Whatever comes back is playable; `null`: nothing is. */
function* lineFrom(saved: SavedGame): Generator<void, Found | null> {
  const { start, line } = saved
  const seats = start.seats.length
  const whole = yield* replayed(saved)
  const isSame = whole !== null && textOf(current(whole).position) === textOf(line.latest)
  if (!isSame && (yield* isPlayable(line.latest, seats))) return { timeline: cutShort(line), cut: true }
  // Where only the position is damaged, the replies say what it was.
  if (whole === null || !(yield* isPlayable(current(whole).position, seats))) return null
  return { timeline: marked(whole, rewindsOf(line)), cut: false }
}

/** What was played through before, by the position it led to: a save that was checked is opened at once. */
const checked = sideTable<Position, { readonly line: Found; readonly replies: SavedLine['replies'] }>()

function* foundIn(saved: SavedGame): Generator<void, Found | null> {
  const { replies, latest } = saved.line
  const known = typeof latest === 'object' && latest !== null ? checked.get(latest) : undefined
  if (known?.replies === replies) return known.line
  const line = yield* lineFrom(saved)
  if (line !== null) checked.set(current(line.timeline).position, { line, replies })
  return line
}

/** The game that was saved; `null` if neither its replies nor its position can be gone on from. */
export function* restoring(saved: SavedGame): Generator<void, Restored | null> {
  const { start, line } = saved
  const found = yield* foundIn(saved)
  if (found === null) return null
  const { id, setup, seats, from = null, puzzle = null, match = null } = start
  const game: Game = { id, setup, seats, from, puzzle, match, timeline: found.timeline }
  const stops = line.stops?.map(stopsOrNull)
  const { agreements } = line
  return { game: { ...game, ...(stops ? { stops } : {}), ...(agreements ? { agreements } : {}) }, cut: found.cut }
}

/** The same at once: for a save that was checked. */
export const restore = (saved: SavedGame): Restored | null => atOnce(restoring(saved))
