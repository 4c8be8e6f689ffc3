/** The built-in set: loaded on demand, compiled once. */
import type { CardRecord } from '../oracle/index.ts'
import { type CatalogCard, compileAll } from './cards.ts'
import type { Deck } from './decks.ts'

export interface CardSet {
  readonly cards: readonly CatalogCard[]
  readonly decks: readonly Deck[]
}

let loading: Promise<CardSet> | null = null

/** So many cards are compiled between two pauses. */
const SLICE = 12

async function compiledInSlices(
  records: readonly CardRecord[],
  pause: () => Promise<void>,
): Promise<readonly CatalogCard[]> {
  const cards: CatalogCard[] = []
  for (let from = 0; from < records.length; from += SLICE) {
    if (from > 0) await pause()
    cards.push(...compileAll(records.slice(from, from + SLICE)))
  }
  return cards
}

async function load(pause: () => Promise<void>): Promise<CardSet> {
  const [decks, ...files] = await Promise.all([
    import('./set/decks.json'),
    import('./set/white.json'),
    import('./set/blue.json'),
    import('./set/black.json'),
    import('./set/red.json'),
    import('./set/green.json'),
    import('./set/multicolor.json'),
    import('./set/artifact.json'),
    import('./set/land.json'),
    import('./set/planeswalker.json'),
    import('./set/keywords.json'),
    import('./set/casting.json'),
    import('./set/whole-game.json'),
    import('./set/faces.json'),
  ])
  const records = files.flatMap((file): readonly CardRecord[] => file.default)
  return { cards: await compiledInSlices(records, pause), decks: decks.default as readonly Deck[] }
}

/** The set, compiled when it is first asked for; `pause` lets others go on in the meantime. */
export function loadSet(pause: () => Promise<void> = () => Promise.resolve()): Promise<CardSet> {
  loading ??= load(pause)
  return loading
}
