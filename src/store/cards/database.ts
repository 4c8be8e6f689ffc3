/**
 * The browser's database of cards that are not built in, with their compiled form. What a search looks at lies beside
 * them, so that listing all of them doesn't load their programs.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type CardPicture, type CatalogCard, nameKey, otherNames } from '../../catalog/index.ts'
import { named } from '../names.ts'
import { wholly } from '../transaction.ts'
import { GRAMMAR } from './grammar.ts'
import { type IndexedCard, indexedCard, type KnownCard } from './known.ts'

export type StoredSource = 'own' | 'imported'
type RowKey = [source: StoredSource, key: string]

/** A card as it is handed in. */
export interface KeptCard extends CatalogCard {
  readonly picture?: CardPicture | null
}

/** A stored card: what was read, and what the grammar of that version made of it. */
export interface Row extends CatalogCard {
  readonly picture: CardPicture | null
  readonly source: StoredSource
  /** `nameKey` of its name. */
  readonly key: string
  /** `key`, and those of the other names by which lists call it. */
  readonly names: readonly string[]
  readonly grammar: string
}

interface IndexRow extends IndexedCard {
  readonly source: StoredSource
  readonly key: string
}

interface CardDb extends DBSchema {
  cards: { key: RowKey; value: Row; indexes: { names: string; grammar: string } }
  index: { key: RowKey; value: IndexRow }
}

let opened: Promise<IDBPDatabase<CardDb>> | null = null

/** The open database. Whoever asks after a failure tries again. */
function cardDatabase(): Promise<IDBPDatabase<CardDb>> {
  const forget = () => {
    opened = null
  }
  if (opened === null) {
    opened = openDB<CardDb>(named('cantrip-cards'), 1, {
      upgrade(db) {
        const cards = db.createObjectStore('cards', { keyPath: ['source', 'key'] })
        cards.createIndex('names', 'names', { multiEntry: true })
        cards.createIndex('grammar', 'grammar')
        db.createObjectStore('index', { keyPath: ['source', 'key'] })
      },
      terminated: forget,
    })
    opened.catch(forget)
  }
  return opened
}

function rowOf(source: StoredSource, { record, compiled, picture = null }: KeptCard): Row {
  const key = nameKey(record.name)
  const names = [...new Set([key, ...otherNames(record).map(nameKey)])]
  return { source, key, names, record, compiled, picture, grammar: GRAMMAR }
}

/** Keeps cards in one transaction, replacing those of the same source with their names. */
export async function putCards(source: StoredSource, cards: readonly KeptCard[]): Promise<void> {
  const transaction = (await cardDatabase()).transaction(['cards', 'index'], 'readwrite')
  const rows = cards.map((card) => rowOf(source, card))
  const [all, index] = [transaction.objectStore('cards'), transaction.objectStore('index')]
  await wholly(transaction, () =>
    Promise.all(
      rows.map(async (row) => {
        await all.put(row)
        await index.put({ ...indexedCard(row), key: row.key, source })
      }),
    ),
  )
}

/** Removes one card, or all cards of a source. */
export async function removeCards(source: StoredSource, name?: string): Promise<void> {
  const keys =
    name === undefined ? IDBKeyRange.bound([source], [source, []]) : IDBKeyRange.only([source, nameKey(name)])
  const transaction = (await cardDatabase()).transaction(['cards', 'index'], 'readwrite')
  await wholly(transaction, () =>
    Promise.all([transaction.objectStore('cards').delete(keys), transaction.objectStore('index').delete(keys)]),
  )
}

/** The stored cards that are called one of these names, in any spelling. */
export async function rowsNamed(names: readonly string[]): Promise<readonly Row[]> {
  const keys = [...new Set(names.map(nameKey))]
  if (keys.length === 0) return []
  const { store, done } = (await cardDatabase()).transaction('cards')
  const found = await Promise.all(keys.map((key) => store.index('names').getAll(key)))
  await done
  return found.flat()
}

/** All stored cards of a source. */
export async function rowsOf(source: StoredSource): Promise<readonly Row[]> {
  return (await cardDatabase()).getAll('cards', IDBKeyRange.bound([source], [source, []]))
}

/** All cards that were compiled by another version of the grammar. */
const STALE = () => [IDBKeyRange.upperBound(GRAMMAR, true), IDBKeyRange.lowerBound(GRAMMAR, true)]

/** How many stored cards were compiled by another version of the grammar. */
export async function countStale(): Promise<number> {
  const db = await cardDatabase()
  const counts = await Promise.all(STALE().map((range) => db.countFromIndex('cards', 'grammar', range)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Some of the stored cards that were compiled by another version of the grammar; none once all are up to date. */
export async function staleRows(most: number): Promise<readonly Row[]> {
  const db = await cardDatabase()
  const found = await Promise.all(STALE().map((range) => db.getAllFromIndex('cards', 'grammar', range, most)))
  return found.flat().slice(0, most)
}

/** Structured clones of more at once would stop the page. */
const PAGE = 2_000

/** What a search looks at, of every stored card. */
export async function storedIndex(): Promise<readonly IndexedCard[]> {
  const db = await cardDatabase()
  const found: IndexRow[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last === undefined ? null : IDBKeyRange.lowerBound([last.source, last.key], true)
    const page = await db.getAll('index', after, PAGE)
    found.push(...page)
    if (page.length < PAGE) return found
  }
}

/** A stored card as the rest of the client knows it. */
export const knownRow = ({ record, compiled, source, picture }: Row): KnownCard => ({
  record,
  compiled,
  source,
  picture,
})
