/** The built-in set: loaded on demand, each of its cards compiled when it is first asked for. */
import { type CatalogCard, compiledWhenAsked } from './cards.ts'
import type { Deck } from './decks.ts'

export interface CardSet {
  readonly cards: readonly CatalogCard[]
  readonly decks: readonly Deck[]
}

let loading: Promise<CardSet> | null = null

async function load(): Promise<CardSet> {
  const { records, decks } = await import('./set/index.ts')
  return { cards: records.map(compiledWhenAsked), decks }
}

/** The set, the same each time. Whoever asks after a failure tries again. */
export function loadSet(): Promise<CardSet> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
