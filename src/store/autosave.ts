/** Autosave: every reply goes into the browser's database. */
import type { Seat } from '../engine/index.ts'
import { type Game, hasFriends } from './game.ts'
import { isUnfinished } from './keptBeside.ts'
import { keepCopy, type SaveOutcome, writeBetween, writeSave } from './keptGames.ts'
import type { BetweenGames } from './match.ts'
import { named } from './names.ts'
import {
  SAVE_SCHEMA,
  type Saved,
  type SavedBetweenGames,
  type SavedGame,
  type SavedLine,
  type SavedReply,
  type SavedStart,
} from './saves.ts'
import { EMPTY, type Notice, type TableState } from './tableState.ts'
import { current, nodeAt, pathTo, type Timeline, type TimelineNode } from './timeline.ts'

const AT_TABLE = named('cantrip.atTable')

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

const savedOf = (game: Game, viewer: Seat | null): SavedGame => ({
  start: startOf(game),
  line: lineOf(game, viewer, Date.now()),
})

type Kept = Pick<TableState, 'game' | 'viewer' | 'saved' | 'between'>

/** What is at the table, or was left there, as it would be saved. */
export function savedNow({ game, viewer, saved, between }: Kept): Saved | null {
  if (between !== null) return savedBetween(between)
  return game === null ? saved : savedOf(game, viewer)
}

/** What stands unfinished at the table, or was left there. */
export function savedGame(table: Kept): Saved | null {
  const kept = savedNow(table)
  return kept !== null && isUnfinished(kept) ? kept : null
}

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  return notices.includes(notice) ? notices : [...notices, notice]
}

/** The part of the store that saving reads and tells. */
export interface StateAccess {
  readonly get: () => TableState
  readonly set: (fields: Partial<TableState>) => void
}

/** Tells what became of a save: a failure until one succeeds, and that the table was taken over elsewhere. */
const telling =
  ({ get, set }: StateAccess) =>
  (outcome: SaveOutcome) => {
    const { notices } = get()
    if (outcome === 'taken') set(elsewhere(notices))
    else if (outcome === 'failed') set({ notices: withNotice(notices, 'saveFailed') })
    else if (notices.includes('saveFailed')) set({ notices: notices.filter((one) => one !== 'saveFailed') })
  }

/** The table where another page has it: nothing of the game is left on this one. */
export const elsewhere = (notices: readonly Notice[]): TableState => ({
  ...EMPTY,
  booted: true,
  notices,
  elsewhere: true,
})

/** Saves the game at the table; `from` is where it was kept aside until then. */
export function saveGame(game: Game, viewer: Seat | null, table: StateAccess, from?: string): void {
  if (typeof indexedDB === 'undefined') return
  writeSave(startOf(game), lineOf(game, viewer, Date.now()), telling(table), from)
}

/** Keeps a copy of a game that is about to become another, where it can be brought back from. */
export function keepGame(game: Game, viewer: Seat | null, table: StateAccess): void {
  if (typeof indexedDB === 'undefined') return
  void keepCopy(savedOf(game, viewer)).catch(() => telling(table)('failed'))
}

const savedBetween = (between: BetweenGames): SavedBetweenGames => ({
  schema: SAVE_SCHEMA,
  savedAt: Date.now(),
  between,
})

export function saveBetween(between: BetweenGames, table: StateAccess, from?: string): void {
  if (typeof indexedDB === 'undefined') return
  writeBetween(savedBetween(between), telling(table), from)
}

/** Whether this page had that game at the table when it was reloaded. */
export function wasAtTable(id: string): boolean {
  try {
    return sessionStorage.getItem(AT_TABLE) === id
  } catch {
    return false
  }
}

export function noteAtTable(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(AT_TABLE)
    else sessionStorage.setItem(AT_TABLE, id)
  } catch {
    // Without the browser's storage a reload leads to the start screen, where the game can be continued.
  }
}
