/** The browser's database: the saved game, whose it is, those beside it (`keptBeside.ts`), and what was kept aside. */
import type { DBSchema, IDBPDatabase } from 'idb'
import { named } from './names.ts'

interface SaveDb extends DBSchema {
  games: { key: string; value: unknown }
  aside: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<SaveDb>> | null = null

/** The library comes after the first screen, which waits for no game. */
async function open(terminated: () => void): Promise<IDBPDatabase<SaveDb>> {
  const { openDB } = await import('idb')
  return openDB<SaveDb>(named('cantrip'), 1, {
    upgrade(db) {
      db.createObjectStore('games')
      db.createObjectStore('aside')
    },
    terminated,
  })
}

/** The open database. Whoever asks after a failure tries again. */
export function database(): Promise<IDBPDatabase<SaveDb>> {
  const forget = () => {
    opened = null
  }
  if (opened === null) {
    opened = open(forget)
    opened.catch(forget)
  }
  return opened
}
