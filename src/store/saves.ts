/**
 * Saved games in the browser's database. What a game began with is written once, the line of replies with every reply.
 * A save that is newer than this client or can't be read is kept aside under a name of its own, and said.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Position, Reply, Seat, Setup } from '../engine/index.ts'
import type { SeatConfig } from './game.ts'
import type { Stops } from './settings.ts'
import type { Rewind } from './timeline.ts'

export const SAVE_SCHEMA = 1

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
}

export interface SavedLine {
  readonly schema: number
  readonly id: string
  readonly savedAt: number
  readonly viewer: Seat | null
  readonly replies: readonly SavedReply[]
  /** Where the line was gone back to: places on it, the start being 0. Saves of before have none. */
  readonly rewinds?: readonly Rewind[]
  readonly stops?: readonly (Stops | null)[]
  readonly latest: Position
}

export interface SavedGame {
  readonly start: SavedStart
  readonly line: SavedLine
}

export type SaveTrouble = 'newer' | 'broken'

interface SaveDb extends DBSchema {
  games: { key: 'start' | 'line'; value: unknown }
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

/** Whether what was stored is a game of this schema; says what is wrong where it is not. */
export function checkSave(start: unknown, line: unknown): SavedGame | SaveTrouble | null {
  if (start === undefined || line === undefined) return null
  if (!isRecord(start) || !isRecord(line)) return 'broken'
  if (Number(start.schema) > SAVE_SCHEMA || Number(line.schema) > SAVE_SCHEMA) return 'newer'
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

/** The saved game, or what is wrong with it; a bad one is moved aside. */
export async function readSave(): Promise<SavedGame | SaveTrouble | null> {
  const db = await database()
  const [start, line] = await Promise.all([db.get('games', 'start'), db.get('games', 'line')])
  const checked = checkSave(start, line)
  if (typeof checked === 'string') await keepAside({ start, line })
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

let next: { start: SavedStart | null; line: SavedLine } | null = null
let writing: Promise<void> | null = null

async function writeAll(onTrouble: (error: unknown) => void): Promise<void> {
  try {
    while (next !== null) {
      const { start, line } = next
      next = null
      const db = await database()
      const transaction = db.transaction('games', 'readwrite', { durability: 'relaxed' })
      if (start !== null) await transaction.store.put(start, 'start')
      await transaction.store.put(line, 'line')
      await transaction.done
    }
  } catch (error) {
    onTrouble(error)
  } finally {
    writing = null
  }
}

/** Writes the latest; several calls while one is being written become one. */
export function writeSave(start: SavedStart | null, line: SavedLine, onTrouble: (error: unknown) => void): void {
  next = { start: start ?? next?.start ?? null, line }
  if (writing === null) writing = writeAll(onTrouble)
}
