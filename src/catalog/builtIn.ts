/** The built-in set: loaded when it is asked for, compiled once. */
import type { CardRecord } from '../oracle/index.ts'
import { type CatalogCard, compileAll } from './cards.ts'
import type { Deck } from './decks.ts'

export interface CardSet {
  readonly cards: readonly CatalogCard[]
  readonly decks: readonly Deck[]
}

let loading: Promise<CardSet> | null = null

async function load(): Promise<CardSet> {
  const [decks, ...files] = await Promise.all([
    import('./set/decks.json', { with: { type: 'json' } }),
    import('./set/white.json', { with: { type: 'json' } }),
    import('./set/blue.json', { with: { type: 'json' } }),
    import('./set/black.json', { with: { type: 'json' } }),
    import('./set/red.json', { with: { type: 'json' } }),
    import('./set/green.json', { with: { type: 'json' } }),
    import('./set/multicolor.json', { with: { type: 'json' } }),
    import('./set/artifact.json', { with: { type: 'json' } }),
    import('./set/land.json', { with: { type: 'json' } }),
  ])
  const records = files.flatMap((file): readonly CardRecord[] => file.default)
  return { cards: compileAll(records), decks: decks.default }
}

export function loadSet(): Promise<CardSet> {
  loading ??= load()
  return loading
}
