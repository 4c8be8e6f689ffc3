/** What is at the table, in the form in which it is saved. */
import type { Seat } from '../engine/index.ts'
import { type Game, hasFriends } from './game.ts'
import type { BetweenGames } from './match.ts'
import {
  SAVE_SCHEMA,
  type Saved,
  type SavedBetweenGames,
  type SavedGame,
  type SavedLine,
  type SavedReply,
  type SavedStart,
} from './saves.ts'
import type { TableState } from './tableState.ts'
import { current, nodeAt, pathTo, type Timeline, type TimelineNode } from './timeline.ts'

export const startOf = ({ id, setup, seats, from, puzzle, match }: Game): SavedStart => ({
  schema: SAVE_SCHEMA,
  id,
  setup,
  seats,
  from: from ?? null,
  puzzle: puzzle ?? null,
  match: match ?? null,
})

/** Whether the reply that led there did nothing but let a long loop go on. */
function isGoingOn(timeline: Timeline, { parent }: TimelineNode): boolean {
  return parent !== null && nodeAt(timeline, parent).position.question?.kind === 'repeat'
}

/** The path to the cursor, without the stations of loops between their beginning and their end. */
function savedPath({ timeline, seats }: Game): readonly number[] {
  const path = pathTo(timeline, timeline.cursor)
  // Friends count their replies: none may be missing on one of the pages.
  if (hasFriends({ seats })) return path
  return path.filter((index, place) => {
    const next = path[place + 1]
    const within = next !== undefined && isGoingOn(timeline, nodeAt(timeline, next))
    return !within || !isGoingOn(timeline, nodeAt(timeline, index))
  })
}

/** A reply as it is saved; the end of a loop comes with its result, so that it never has to be run again. */
function savedReply(timeline: Timeline, node: TimelineNode): SavedReply | null {
  const { reply, by, auto, position, events, reason } = node
  if (reply === null) return null
  const given = reason === null ? { reply, by, auto } : { reply, by, auto, reason }
  return isGoingOn(timeline, node) ? { ...given, result: { position, events } } : given
}

export function lineOf(game: Game, viewer: Seat | null, savedAt: number): SavedLine {
  const path = savedPath(game)
  const nodes = path.map((index) => nodeAt(game.timeline, index))
  const rewinds = game.timeline.rewinds.flatMap(({ to, behindHidden }) => {
    const place = path.indexOf(to)
    return place < 0 ? [] : [{ to: place, behindHidden }]
  })
  const replies = nodes.flatMap((node) => savedReply(game.timeline, node) ?? [])
  const { position } = current(game.timeline)
  const line = { schema: SAVE_SCHEMA, id: game.id, savedAt, viewer, replies, rewinds, latest: position }
  const { stops, agreements } = game
  return { ...line, ...(stops ? { stops } : {}), ...(agreements ? { agreements } : {}) }
}

export const savedOf = (game: Game, viewer: Seat | null): SavedGame => ({
  start: startOf(game),
  line: lineOf(game, viewer, Date.now()),
})

export type Kept = Pick<TableState, 'game' | 'viewer' | 'left' | 'between'>

/** What is at the table, or was left there, as it would be saved. */
export function savedNow({ game, viewer, left, between }: Kept): Saved | null {
  if (between !== null) return savedBetween(between)
  return game === null ? (left?.saved ?? null) : savedOf(game, viewer)
}

export const savedBetween = (between: BetweenGames): SavedBetweenGames => ({
  schema: SAVE_SCHEMA,
  savedAt: Date.now(),
  between,
})
