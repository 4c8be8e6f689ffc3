/**
 * How games are saved: every write checks, in its own transaction, that this page still has the table, so what another
 * page has taken over is never written over. What a game began with and its line are written in one transaction, and the
 * beginning again for as long as it isn't known to be there.
 */
import type { Stored } from './checkSaved.ts'
import { database } from './database.ts'
import { isKeptKey, keptKeyOf, lineageOf } from './keptBeside.ts'
import { asStored, claim, keepAside, known, PAGE, played } from './keptGames.ts'
import { withoutRoom } from './room.ts'
import type { SavedBetweenGames, SavedLine, SavedStart } from './saves.ts'
import { wholly } from './transaction.ts'

/** What became of a save. */
export type SaveOutcome = 'saved' | 'failed' | 'taken'
type Tell = (outcome: SaveOutcome) => void

type Content = { readonly start: SavedStart; readonly line: SavedLine } | { readonly between: SavedBetweenGames }
/** What is to be written. `from`: where it was kept aside until then. */
type Pending = Content & { readonly from?: string | undefined; readonly tell: Tell }

let queue: readonly Pending[] = []

const isKept = (start: SavedStart): boolean =>
  known.kept !== null &&
  (['id', 'setup', 'seats', 'from', 'match'] as const).every((key) => known.kept?.[key] === start[key])

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
  if (!known.claimed) await claimLate()
  const stores = now.from === undefined ? (['games'] as const) : (['games', 'aside'] as const)
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'relaxed' })
  const store = transaction.objectStore('games')
  const outcome = await wholly(transaction, async (): Promise<SaveOutcome> => {
    const owner: unknown = await store.get('owner')
    if (owner !== undefined && owner !== PAGE) return 'taken'
    if (owner === undefined) {
      await store.put(PAGE, 'owner')
      known.kept = null
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
  if (outcome === 'saved') known.kept = 'between' in now ? null : now.start
  return outcome
}

async function writeAll(): Promise<void> {
  // What is still read may have to be kept aside first.
  await known.reading
  for (let now = queue[0]; now !== undefined; now = queue[0]) {
    queue = queue.slice(1)
    try {
      now.tell(await writeOne(now))
    } catch {
      // The next reply saves it all again.
      now.tell('failed')
    }
  }
  known.writing = null
}

function write(pending: Pending): void {
  const last = queue.at(-1)
  const follows = last !== undefined && lineageOf(last) === lineageOf(pending)
  const from = follows ? (last.from ?? pending.from) : pending.from
  queue = [...(follows ? queue.slice(0, -1) : queue), { ...pending, from }]
  known.writing ??= writeAll()
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
