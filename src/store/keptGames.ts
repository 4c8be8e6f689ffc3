/**
 * The saved games in the browser's database: the one at the table, and those beside it. The page that has the table is noted beside it, and every write checks that
 * in its own transaction: what another page has taken over is never written over. What a game began with and its line
 * are written in one transaction, and the beginning again for as long as it isn't known to be there.
 */
import type { Stored } from './checkSaved.ts'
import { database } from './database.ts'
import { freshId } from './freshId.ts'
import { isKeptKey, keptKeyOf, lineageOf, savedAtOf, withoutRoom } from './keptBeside.ts'
import type { Saved, SavedBetweenGames, SavedLine, SavedStart, SaveTrouble } from './saves.ts'
import { inSlices } from './slices.ts'
import { wholly } from './transaction.ts'

/** What reads saves and plays them through is loaded when there is one to read. */
const checks = () => import('./checkSaved.ts')

/** A save, played through. */
async function played(stored: Stored): Promise<Saved | SaveTrouble | null> {
  const { checkingStored } = await checks()
  return inSlices(checkingStored(stored))
}

/** This page, as the database knows it. */
const PAGE = freshId()

/** What became of a save. */
export type SaveOutcome = 'saved' | 'failed' | 'taken'
type Tell = (outcome: SaveOutcome) => void

/** The beginning that the database is known to hold. */
let kept: SavedStart | null = null
let claimed = false

/** Notes that this page has the table, and reads what is saved in the same moment. */
async function claim(): Promise<Stored> {
  const transaction = (await database()).transaction('games', 'readwrite')
  const { store } = transaction
  const [start, line, between] = await wholly(transaction, () =>
    Promise.all([store.get('start'), store.get('line'), store.get('between'), store.put(PAGE, 'owner')]),
  )
  kept = null
  claimed = true
  return { start, line, between }
}

/** Claims the table, and gives the saved game or match; a bad one is moved aside. */
export async function claimSave(): Promise<Saved | SaveTrouble | null> {
  const stored = await claim()
  const checked = await played(stored)
  if (typeof checked === 'string') await keepAside(stored)
  return checked
}

/** Moves the save out of the way without losing it; what another page has taken over meanwhile stays. */
async function keepAside(stored: Stored): Promise<void> {
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

type Content = { readonly start: SavedStart; readonly line: SavedLine } | { readonly between: SavedBetweenGames }
/** What is to be written. `from`: where it was kept aside until then. */
type Pending = Content & { readonly from?: string | undefined; readonly tell: Tell }

let queue: readonly Pending[] = []
let writing: Promise<void> | null = null

const isKept = (start: SavedStart): boolean =>
  kept !== null && (['id', 'setup', 'seats', 'from', 'match'] as const).every((key) => kept?.[key] === start[key])

/** Where the table couldn't be claimed at first, what nobody has seen is kept aside instead of written over. */
async function claimLate(): Promise<void> {
  const stored = await claim()
  if ((await played(stored)) !== null) await keepAside(stored)
}

/** What the database is asked within a transaction. */
interface Games {
  readonly get: (key: string) => Promise<unknown>
  readonly getAllKeys: () => Promise<readonly string[]>
  readonly put: (value: unknown, key: string) => Promise<unknown>
  readonly delete: (key: string) => Promise<unknown>
}

/** Another game begins where one was saved: that one is kept beside it, and what has no room there goes. */
async function makeRoom(games: Games, now: Content): Promise<void> {
  const [start, line, between] = await Promise.all((['start', 'line', 'between'] as const).map((key) => games.get(key)))
  const before: Stored = between === undefined ? { start, line } : { between }
  const key = keptKeyOf(before)
  if (key === null || lineageOf(before) === lineageOf(now)) return
  await games.put(before, key)
  const kept = await Promise.all(
    (await games.getAllKeys()).filter(isKeptKey).map(async (one) => [one, asStored(await games.get(one))] as const),
  )
  await Promise.all(withoutRoom(kept).map((one) => games.delete(one)))
}

/**
 * Writes in one transaction, if this page still has the table. What was kept aside leaves there only with that. Where
 * the database names nobody it was emptied: this page claims the table again, and writes all it has.
 */
async function writeOne(now: Pending): Promise<SaveOutcome> {
  if (!claimed) await claimLate()
  const stores = now.from === undefined ? (['games'] as const) : (['games', 'aside'] as const)
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'relaxed' })
  const store = transaction.objectStore('games')
  const outcome = await wholly(transaction, async (): Promise<SaveOutcome> => {
    const owner: unknown = await store.get('owner')
    if (owner !== undefined && owner !== PAGE) return 'taken'
    if (owner === undefined) {
      await store.put(PAGE, 'owner')
      kept = null
    }
    const { from } = now
    if (from !== undefined) await transaction.objectStore(isKeptKey(from) ? 'games' : 'aside').delete(from)
    if ('between' in now || !isKept(now.start)) await makeRoom(store, now)
    if ('between' in now) {
      await store.delete('start')
      await store.delete('line')
      await store.put(now.between, 'between')
    } else {
      if (!isKept(now.start)) {
        await store.put(now.start, 'start')
        await store.delete('between')
      }
      await store.put(now.line, 'line')
    }
    return 'saved'
  })
  if (outcome === 'saved') kept = 'between' in now ? null : now.start
  return outcome
}

async function writeAll(): Promise<void> {
  for (let now = queue[0]; now !== undefined; now = queue[0]) {
    queue = queue.slice(1)
    try {
      now.tell(await writeOne(now))
    } catch {
      // The next reply saves it all again.
      now.tell('failed')
    }
  }
  writing = null
}

function write(pending: Pending): void {
  const last = queue.at(-1)
  const follows = last !== undefined && lineageOf(last) === lineageOf(pending)
  const from = follows ? (last.from ?? pending.from) : pending.from
  queue = [...(follows ? queue.slice(0, -1) : queue), { ...pending, from }]
  writing ??= writeAll()
}

/**
 * Writes the latest state; of the calls for a game made while one is being written, the last counts. What was kept aside under
 * `from` is that game: it leaves there in the moment in which it is saved.
 */
export const writeSave = (start: SavedStart, line: SavedLine, tell: Tell, from?: string): void =>
  write({ start, line, from, tell })

/** The same for a match between two of its games. */
export const writeBetween = (between: SavedBetweenGames, tell: Tell, from?: string): void =>
  write({ between, from, tell })

const asStored = (value: unknown): Stored => (typeof value === 'object' && value !== null ? value : {})

/** A game that is kept beside the one at the table, read but not played through. */
export interface KeptGame {
  readonly key: string
  readonly stored: Stored
  readonly savedAt: number
  readonly saved: Saved | SaveTrouble
}

/** The games that are kept, the latest first. */
export async function listKept(): Promise<readonly KeptGame[]> {
  await writing
  const db = await database()
  const keys = (await db.getAllKeys('games')).filter(isKeptKey)
  const { readStored } = await checks()
  const found = await Promise.all(
    keys.map(async (key): Promise<KeptGame> => {
      const stored = asStored(await db.get('games', key))
      return { key, stored, savedAt: savedAtOf(stored), saved: readStored(stored) ?? 'broken' }
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
  readonly checked: Saved | SaveTrouble
}

/** What was kept aside, the latest first. */
export async function listAside(): Promise<readonly KeptAside[]> {
  const db = await database()
  const keys = await db.getAllKeys('aside')
  const found = await Promise.all(
    keys.map(async (key): Promise<KeptAside> => {
      const stored = asStored(await db.get('aside', key))
      return { key, stored, checked: (await played(stored)) ?? 'broken' }
    }),
  )
  return found.reverse()
}

/** Throws away what was kept aside under a key. */
export async function removeAside(key: string): Promise<void> {
  await (await database()).delete('aside', key)
}
