/** The built-in set: loaded on demand, each of its cards compiled when it is first asked for. */
import type { CardRecord } from '../oracle/index.ts'
import { type CatalogCard, compiledWhenAsked } from './cards.ts'
import type { Deck } from './decks.ts'

export interface CardSet {
  readonly cards: readonly CatalogCard[]
  readonly decks: readonly Deck[]
}

let loading: Promise<CardSet> | null = null

async function load(): Promise<CardSet> {
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
  return { cards: records.map(compiledWhenAsked), decks: decks.default as readonly Deck[] }
}

/** The set, the same each time. */
export function loadSet(): Promise<CardSet> {
  loading ??= load()
  return loading
}
