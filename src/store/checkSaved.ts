/**
 * Whether something is a saved game or match. Nothing is offered before all of it was read and played through: whatever
 * passes can be opened.
 */
import * as v from 'valibot'
import { newGame, startGame } from '../engine/index.ts'
import { isHuman } from './game.ts'
import { upToDate } from './olderSaves.ts'
import { restoring } from './restore.ts'
import { BetweenForm, LineForm, PositionForm, StartForm } from './savedForm.ts'
import {
  SAVE_SCHEMA,
  type Saved,
  type SavedBetweenGames,
  type SavedGame,
  type SavedLine,
  type SavedStart,
  type SaveTrouble,
} from './saves.ts'
import { atOnce } from './slices.ts'
import { current } from './timeline.ts'

export { leftOf } from './left.ts'

/** What is stored under one name each, whatever that is. */
export interface Stored {
  readonly start?: unknown
  readonly line?: unknown
  readonly between?: unknown
}

/** What a schema number says; `null`: it is this client's. */
function troubleOf(stored: unknown): SaveTrouble | null {
  const schema = typeof stored === 'object' && stored !== null && 'schema' in stored ? stored.schema : null
  if (typeof schema !== 'number' || schema === SAVE_SCHEMA) return schema === SAVE_SCHEMA ? null : 'broken'
  return schema > SAVE_SCHEMA ? 'newer' : 'older'
}

/** The saved game as it was written, or what is wrong with its form; `null` if there is none. */
function readSave(before: readonly [start: unknown, line: unknown]): SavedGame | SaveTrouble | null {
  const [start, line] = before.map(upToDate)
  if (start === undefined && line === undefined) return null
  const troubles = [troubleOf(start), troubleOf(line)]
  const trouble = (['newer', 'older', 'broken'] as const).find((one) => troubles.includes(one))
  if (trouble !== undefined) return trouble
  const read = { start: v.safeParse(StartForm, start), line: v.safeParse(LineForm, line) }
  if (!read.start.success || !read.line.success) return 'broken'
  const { seats } = read.start.output
  const { savedAt, viewer, rewinds, stops, agreements } = read.line.output
  // Only what may have been mended is taken from the reading: the order of a card's fields is to stay what it was.
  const saved = {
    start: { ...(start as SavedStart), seats },
    line: { ...(line as SavedLine), savedAt, viewer, rewinds, stops, agreements },
  } as SavedGame
  return saved.start.id !== saved.line.id || seats.length !== saved.start.setup.players.length ? 'broken' : saved
}

/** The same, played through. */
function* checkingSave(start: unknown, line: unknown): Generator<void, SavedGame | SaveTrouble | null> {
  const saved = readSave([start, line])
  if (saved === null || typeof saved === 'string') return saved
  const restored = yield* restoring(saved)
  // Its position is what it goes on from, whatever was saved beside its replies.
  return restored === null
    ? 'broken'
    : { ...saved, line: { ...saved.line, latest: current(restored.game.timeline).position } }
}

/** The same at once. */
export const checkSave = (start: unknown, line: unknown): SavedGame | SaveTrouble | null =>
  atOnce(checkingSave(start, line))

/** Whether the match goes on from between two of its games. */
function goesOn({ between: { match, seats, asked } }: SavedBetweenGames): boolean {
  const n = match.cards.length
  if (match.setup.players.length !== n || seats.length !== n || !isHuman({ seats }, asked)) return false
  try {
    const started = startGame(match)
    return 'setup' in started && newGame(started.setup).position.question !== null
  } catch {
    // The rules can't run on it: that is the answer.
    return false
  }
}

/** The form of a match that was left between two games. */
function readBetween(before: unknown): SavedBetweenGames | SaveTrouble {
  const stored = upToDate(before)
  const trouble = troubleOf(stored)
  if (trouble !== null) return trouble
  const read = v.safeParse(BetweenForm, stored)
  if (!read.success) return 'broken'
  const { savedAt, between } = read.output
  const { seats, stops } = between
  const given = stored as SavedBetweenGames
  return { ...given, savedAt, between: { ...given.between, seats, stops } } as SavedBetweenGames
}

/** The same, where the match goes on from there. */
export function checkBetween(stored: unknown): SavedBetweenGames | SaveTrouble {
  const saved = readBetween(stored)
  return typeof saved === 'string' || goesOn(saved) ? saved : 'broken'
}

/** Whichever of the two was stored. */
export function* checkingStored({ start, line, between }: Stored): Generator<void, Saved | SaveTrouble | null> {
  return between === undefined ? yield* checkingSave(start, line) : checkBetween(between)
}

/** The same by its form alone: to be listed, not yet to be opened. */
export function readStored({ start, line, between }: Stored): Saved | SaveTrouble | null {
  if (between !== undefined) return readBetween(between)
  const saved = readSave([start, line])
  if (saved === null || typeof saved === 'string') return saved
  return v.is(PositionForm, saved.line.latest) ? saved : 'broken'
}
