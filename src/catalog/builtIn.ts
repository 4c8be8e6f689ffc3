/** The built-in set: loaded on demand, with its programs. */
import type { CatalogCard } from './cards.ts'
import type { Deck } from './decks.ts'

export interface CardSet {
  readonly cards: readonly CatalogCard[]
  readonly decks: readonly Deck[]
  /** Of a hundred cards each, for games with commanders (2011:contents/9). */
  readonly commanderDecks: readonly Deck[]
}

let loading: Promise<CardSet> | null = null

async function load(): Promise<CardSet> {
  const [{ records, decks, commanderDecks }, { programOf }] = await Promise.all([
    import('./set/index.ts'),
    import('./programs.ts'),
  ])
  const cards = records.map(
    (record, index): CatalogCard => ({
      record,
      get compiled() {
        return programOf(index)
      },
    }),
  )
  return { cards, decks, commanderDecks }
}

/** The set, the same each time. Whoever asks after a failure tries again. */
export function loadSet(): Promise<CardSet> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
