/** Cards by name, among all that this client knows. */
import { byName, type CardPicture, type CardSet, loadSet, nameKey, nearest } from '../../catalog/index.ts'
import { useCards } from './cardStore.ts'
import { knownRow, type Row, rowsNamed, rowsOf, storedIndex } from './database.ts'
import { GRAMMAR } from './grammar.ts'
import { freshenCards } from './jobs.ts'
import { type CardSource, type IndexedCard, indexedCard, type KnownCard } from './known.ts'

/** A set's cards, each with its program when that is asked for. */
const builtIn = ({ cards }: CardSet): readonly KnownCard[] =>
  cards.map((card) => ({
    record: card.record,
    get compiled() {
      return card.compiled
    },
    source: 'builtIn',
  }))

/** What the database gives; nothing, with a note, where the browser doesn't allow one. */
async function stored<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read()
  } catch {
    useCards.setState({ trouble: 'noDatabase' })
    return []
  }
}

/** The same rows; what another grammar has compiled is compiled by this one, which is loaded for it. */
async function current(rows: readonly Row[]): Promise<readonly Row[]> {
  if (rows.every(({ grammar }) => grammar === GRAMMAR)) return rows
  const { compile } = await import('../../oracle/index.ts')
  return rows.map((row) =>
    row.grammar === GRAMMAR ? row : { ...row, compiled: compile(row.record), grammar: GRAMMAR },
  )
}

/**
 * The cards with these names, in any of their spellings (`byName`), from everything known here: built-in before own
 * before imported.
 */
export async function cardsNamed(names: readonly string[]): Promise<(name: string) => KnownCard | undefined> {
  const [set, stale] = await Promise.all([loadSet(), stored(() => rowsNamed(names))])
  const rows = await current(stale)
  const from = (source: Row['source']) => rows.filter((row) => row.source === source).map(knownRow)
  // Of two cards with one name `byName` gives the later.
  return byName([...from('imported'), ...from('own'), ...builtIn(set)])
}

/** One's own cards, by name. */
export async function ownCards(): Promise<readonly KnownCard[]> {
  return (await current(await stored(() => rowsOf('own')))).map(knownRow)
}

let freshened = false

/** Once a page: what another version of the grammar has compiled is compiled again, in the background. */
function freshen(): void {
  if (freshened) return
  freshened = true
  void stored(async () => {
    await freshenCards()
    return []
  })
}

let indexed: { readonly revision: number; readonly cards: Promise<readonly IndexedCard[]> } | null = null

/** One entry a name: the one that a deck with this name would get. */
async function readIndex(): Promise<readonly IndexedCard[]> {
  const [set, others] = await Promise.all([loadSet(), stored(storedIndex)])
  const from = (source: IndexedCard['source']) => others.filter((card) => card.source === source)
  const byKey = new Map<string, IndexedCard>()
  for (const card of [...builtIn(set).map(indexedCard), ...from('own'), ...from('imported')]) {
    const key = nameKey(card.name)
    if (!byKey.has(key)) byKey.set(key, card)
  }
  return [...byKey.values()]
}

/**
 * What a search looks at, one entry per known card. The list is the same until cards are added or removed; whoever asks
 * after a failure tries again.
 */
export function cardIndex(): Promise<readonly IndexedCard[]> {
  freshen()
  const { revision } = useCards.getState()
  if (indexed?.revision === revision) return indexed.cards
  const cards = readIndex().catch((error: unknown) => {
    indexed = null
    throw error
  })
  indexed = { revision, cards }
  return cards
}

let near: { readonly cards: readonly IndexedCard[]; readonly find: ReturnType<typeof nearest> } | null = null

/** Near spellings of a name, best first. */
export async function nearNames(name: string, most: number): Promise<readonly string[]> {
  const cards = await cardIndex()
  if (near?.cards !== cards) near = { cards, find: nearest(cards.map((card) => card.name)) }
  return near.find(name, most)
}

export type CardCounts = Readonly<Record<CardSource, { readonly known: number; readonly understood: number }>>

/** How many cards are known from where, and how many of them are understood. */
export async function countCards(): Promise<CardCounts> {
  freshen()
  const [set, others] = await Promise.all([loadSet(), stored(storedIndex)])
  const counted = (cards: readonly { readonly understood: boolean }[]) => ({
    known: cards.length,
    understood: cards.filter(({ understood }) => understood).length,
  })
  const from = (source: CardSource) => counted(others.filter((card) => card.source === source))
  return { builtIn: counted(builtIn(set).map(indexedCard)), own: from('own'), imported: from('imported') }
}

/** The picture of an imported card, if its name is that of one. */
export const pictureOf = async (name: string): Promise<CardPicture | null> =>
  (await cardsNamed([name]))(name)?.picture ?? null
