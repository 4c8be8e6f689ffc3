/** The built-in set: loaded on demand, with its programs. */
import type { CatalogCard } from './cards.ts'
import type { Deck, VariantDeckList } from './decks.ts'

export interface CardSet {
  readonly cards: readonly CatalogCard[]
  readonly decks: readonly Deck[]
  /** Of a hundred cards each, for games with commanders (2011:contents/9). */
  readonly commanderDecks: readonly Deck[]
  /** Of cards that only today's rules know, with a commander or without. */
  readonly decksOfToday: readonly Deck[]
  /** The cards of the casual variants: vanguard cards, schemes, planes. */
  readonly variants: readonly CatalogCard[]
  readonly variantDecks: readonly VariantDeckList[]
}

let loading: Promise<CardSet> | null = null

async function load(): Promise<CardSet> {
  const [{ records, variants, decks, commanderDecks, decksOfToday, variantDecks }, { programOf }] = await Promise.all([
    import('./set/index.ts'),
    import('./programs.ts'),
  ])
  const all = [...records, ...variants].map(
    (record, index): CatalogCard => ({
      record,
      get compiled() {
        return programOf(index)
      },
    }),
  )
  return {
    cards: all.slice(0, records.length),
    decks,
    commanderDecks,
    decksOfToday,
    variants: all.slice(records.length),
    variantDecks,
  }
}

/** The set, the same each time. Whoever asks after a failure tries again. */
export function loadSet(): Promise<CardSet> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
