/**
 * Saved games in the browser's database. What a game began with is written once, the line of replies with every reply.
 * A save that is newer than this client or can't be read is kept aside under its own name, and reported.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Match, Position, Reply, Seat, Setup } from '../engine/index.ts'
import type { SeatConfig } from './game.ts'
import type { BetweenGames } from './match.ts'
import type { Stops } from './settings.ts'
import type { Rewind } from './timeline.ts'

/**
 * 2: a position keeps, with each reply, who gave it and which objects it names. What older saves lack is never guessed.
 * 3: what waits for its moment keeps players as well as objects, and X.
 * 4: abilities are identified by key, not by position; there is a command zone; a player may have left a game that goes
 * on.
 */
export const SAVE_SCHEMA = 5

export interface SavedReply {
  readonly reply: Reply
  readonly by: Seat | null
  readonly auto: boolean
}

export interface SavedStart {
  readonly schema: number
  readonly id: string
  readonly setup: Setup
  readonly seats: readonly SeatConfig[]
  readonly from?: Position | null
  readonly match?: Match | null
}

export interface SavedLine {
  readonly schema: number
  readonly id: string
  readonly savedAt: number
  readonly viewer: Seat | null
  readonly replies: readonly SavedReply[]
  /** Where the player went back: indices on the line, 0 being the start. Older saves have none. */
  readonly rewinds?: readonly Rewind[]
  readonly stops?: readonly (Stops | null)[]
  readonly latest: Position
}

export interface SavedGame {
  readonly start: SavedStart
  readonly line: SavedLine
}

/** A match that was left between two of its games. */
export interface SavedBetweenGames {
  readonly schema: number
  readonly savedAt: number
  readonly between: BetweenGames
}

export type Saved = SavedGame | SavedBetweenGames

/** The id of the saved game or match. */
export const savedId = (saved: Saved): string => ('between' in saved ? saved.between.id : saved.start.id)

export type SaveTrouble = 'newer' | 'older' | 'broken'

interface SaveDb extends DBSchema {
  games: { key: 'start' | 'line' | 'between'; value: unknown }
  aside: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<SaveDb>> | null = null

function database(): Promise<IDBPDatabase<SaveDb>> {
  opened ??= openDB<SaveDb>('cantrip', 1, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('aside')
    },
  })
  return opened
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isOlder(schema: unknown): boolean {
  return typeof schema === 'number' && schema < SAVE_SCHEMA
}

/** Whether what was stored is a game of this schema; reports what is wrong if not. */
export function checkSave(start: unknown, line: unknown): SavedGame | SaveTrouble | null {
  if (start === undefined || line === undefined) return null
  if (!isRecord(start) || !isRecord(line)) return 'broken'
  if (Number(start.schema) > SAVE_SCHEMA || Number(line.schema) > SAVE_SCHEMA) return 'newer'
  if (isOlder(start.schema) || isOlder(line.schema)) return 'older'
  const whole =
    start.schema === SAVE_SCHEMA &&
    line.schema === SAVE_SCHEMA &&
    start.id === line.id &&
    isRecord(start.setup) &&
    Array.isArray(start.seats) &&
    Array.isArray(line.replies) &&
    isRecord(line.latest)
  return whole ? ({ start, line } as unknown as SavedGame) : 'broken'
}

/** The same for a match that was left between two games. */
export function checkBetween(saved: unknown): SavedBetweenGames | SaveTrouble {
  if (!isRecord(saved)) return 'broken'
  if (Number(saved.schema) > SAVE_SCHEMA) return 'newer'
  if (isOlder(saved.schema)) return 'older'
  const { between } = saved
  const whole =
    saved.schema === SAVE_SCHEMA &&
    isRecord(between) &&
    Array.isArray(between.seats) &&
    isRecord(between.match) &&
    Array.isArray(between.match.cards) &&
    typeof between.asked === 'number'
  return whole ? (saved as unknown as SavedBetweenGames) : 'broken'
}

/** The saved game or match, or what is wrong with it; a bad one is moved aside. */
export async function readSave(): Promise<Saved | SaveTrouble | null> {
  const db = await database()
  const keys = ['start', 'line', 'between'] as const
  const [start, line, between] = await Promise.all(keys.map((key) => db.get('games', key)))
  const checked = between === undefined ? checkSave(start, line) : checkBetween(between)
  if (typeof checked === 'string') await keepAside({ start, line, between })
  return checked
}

/** Moves the save out of the way without losing it. */
async function keepAside(save: unknown): Promise<void> {
  const db = await database()
  const transaction = db.transaction(['games', 'aside'], 'readwrite')
  await transaction.objectStore('aside').put(save, new Date().toISOString())
  await transaction.objectStore('games').clear()
  await transaction.done
}

type Pending = { readonly start: SavedStart | null; readonly line: SavedLine } | { readonly between: SavedBetweenGames }

let next: Pending | null = null
let writing: Promise<void> | null = null

async function writeAll(onTrouble: (error: unknown) => void): Promise<void> {
  try {
    while (next !== null) {
      const now = next
      next = null
      const db = await database()
      const transaction = db.transaction('games', 'readwrite', { durability: 'relaxed' })
      // A new game, and the time between two games, each take the place of what was there.
      if ('between' in now || now.start !== null) await transaction.store.clear()
      if ('between' in now) await transaction.store.put(now.between, 'between')
      else {
        if (now.start !== null) await transaction.store.put(now.start, 'start')
        await transaction.store.put(now.line, 'line')
      }
      await transaction.done
    }
  } catch (error) {
    onTrouble(error)
  } finally {
    writing = null
  }
}

/** Writes the latest state; calls made while one is being written are merged into one. */
export function writeSave(start: SavedStart | null, line: SavedLine, onTrouble: (error: unknown) => void): void {
  const waiting = next !== null && 'start' in next ? next.start : null
  next = { start: start ?? waiting, line }
  if (writing === null) writing = writeAll(onTrouble)
}

/** The same for a match between two of its games. */
export function writeBetween(between: SavedBetweenGames, onTrouble: (error: unknown) => void): void {
  next = { between }
  if (writing === null) writing = writeAll(onTrouble)
}
