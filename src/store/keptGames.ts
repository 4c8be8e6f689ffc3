/**
 * The saved games in the browser's database, as they are read: the one at the table, and those beside it. The page that
 * has the table is noted beside it; how they are written is in `writingGames.ts`.
 */
import type { Stored } from './checkSaved.ts'
import { database } from './database.ts'
import { freshId } from './freshId.ts'
import { isKeptKey, savedAtOf } from './keptBeside.ts'
import type { Left, Saved, SavedStart, SaveTrouble } from './saves.ts'
import { inSlices } from './slices.ts'
import { wholly } from './transaction.ts'

/** What reads saves and plays them through, with the engine, is loaded when there is one to read. */
const checks = () => import('./checkSaved.ts')

/** Whether anything is stored. */
export const isStored = (stored: Stored): boolean => Object.values(stored).some((part) => part !== undefined)

/** A save, played through. */
export async function played(stored: Stored): Promise<Saved | SaveTrouble | null> {
  if (!isStored(stored)) return null
  const { checkingStored } = await checks()
  return inSlices(checkingStored(stored))
}

/** This page, as the database knows it. */
export const PAGE = freshId()

/** What this page knows of the database while it has the table. */
export const known: {
  /** The beginning that the database is known to hold. */
  kept: SavedStart | null
  claimed: boolean
  /** Until what was claimed is read. */
  reading: Promise<void> | null
  /** Until all that was asked for is written. */
  writing: Promise<void> | null
} = { kept: null, claimed: false, reading: null, writing: null }

/** Notes that this page has the table, and reads what is saved in the same moment. */
export async function claim(): Promise<Stored> {
  const transaction = (await database()).transaction('games', 'readwrite')
  const { store } = transaction
  const [start, line, between] = await wholly(transaction, () =>
    Promise.all([store.get('start'), store.get('line'), store.get('between'), store.put(PAGE, 'owner')]),
  )
  known.kept = null
  known.claimed = true
  return { start, line, between }
}

async function readNow(stored: Stored): Promise<Left | SaveTrouble | null> {
  const left = await readLeft(stored)
  if (typeof left === 'string') await keepAside(stored)
  return left
}

/** The saved game or match that was there when the table was claimed; a bad one is moved aside, before anything is written. */
export function readClaimed(stored: Stored): Promise<Left | SaveTrouble | null> {
  const reading = readNow(stored)
  known.reading = reading.then(
    () => undefined,
    () => undefined,
  )
  return reading
}

/** Moves the save out of the way without losing it; what another page has taken over meanwhile stays. */
export async function keepAside(stored: Stored): Promise<void> {
  const transaction = (await database()).transaction(['games', 'aside'], 'readwrite')
  const games = transaction.objectStore('games')
  await wholly(transaction, async () => {
    if ((await games.get('owner')) !== PAGE) return
    await transaction.objectStore('aside').put(stored, `${new Date().toISOString()} ${freshId()}`)
    await Promise.all((['start', 'line', 'between'] as const).map((key) => games.delete(key)))
  })
}

/** Keeps a copy aside. */
export async function keepCopy(saved: Stored): Promise<void> {
  await (await database()).put('aside', saved, `${new Date().toISOString()} ${freshId()}`)
}

/** Once everything that was to be saved until now has been written, or couldn't be. */
export async function whenWritten(): Promise<void> {
  await known.writing
}

export const asStored = (value: unknown): Stored => (typeof value === 'object' && value !== null ? value : {})

/** A game that is kept beside the one at the table, read but not played through. */
export interface KeptGame {
  readonly key: string
  readonly stored: Stored
  readonly savedAt: number
  readonly left: Left | SaveTrouble
}

/** The games that are kept, the latest first. */
export async function listKept(): Promise<readonly KeptGame[]> {
  await known.writing
  const db = await database()
  const keys = (await db.getAllKeys('games')).filter(isKeptKey)
  if (keys.length === 0) return []
  const { readStored, leftOf } = await checks()
  const found = await Promise.all(
    keys.map(async (key): Promise<KeptGame> => {
      const stored = asStored(await db.get('games', key))
      const saved = readStored(stored) ?? 'broken'
      return { key, stored, savedAt: savedAtOf(stored), left: typeof saved === 'string' ? saved : leftOf(saved) }
    }),
  )
  return found.sort((a, b) => b.savedAt - a.savedAt)
}

/** One of them, played through; one that can't be gone on from stays. */
export async function checkKept(key: string): Promise<Saved | SaveTrouble> {
  const stored = asStored(await (await database()).get('games', key))
  return (await played(stored)) ?? 'broken'
}

/** Throws one of them away. */
export async function removeKept(key: string): Promise<void> {
  await (await database()).delete('games', key)
}

/** A save that was kept aside. */
export interface KeptAside {
  readonly key: string
  readonly stored: Stored
  /** The game or match, where it can be read after all; otherwise what is wrong with it. */
  readonly checked: Left | SaveTrouble
}

/** A save, played through, and how it stands. */
async function readLeft(stored: Stored): Promise<Left | SaveTrouble | null> {
  const saved = await played(stored)
  return saved === null || typeof saved === 'string' ? saved : (await checks()).leftOf(saved)
}

/** What was kept aside, the latest first. */
export async function listAside(): Promise<readonly KeptAside[]> {
  const db = await database()
  const keys = await db.getAllKeys('aside')
  const found = await Promise.all(
    keys.map(async (key): Promise<KeptAside> => {
      const stored = asStored(await db.get('aside', key))
      return { key, stored, checked: (await readLeft(stored)) ?? 'broken' }
    }),
  )
  return found.reverse()
}

/** Throws away what was kept aside under a key. */
export async function removeAside(key: string): Promise<void> {
  await (await database()).delete('aside', key)
}
