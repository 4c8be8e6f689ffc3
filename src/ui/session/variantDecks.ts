import { byName, loadSet } from '../../catalog/index.ts'
import type { Printed } from '../../language/index.ts'

/** The decks of schemes and of planes that come with the game. */
export interface VariantDecks {
  readonly schemes: readonly (readonly Printed[])[]
  readonly planes: readonly (readonly Printed[])[]
}

/** Loads them, with their cards. A card that isn't understood is left out. */
export async function loadVariantDecks(): Promise<VariantDecks> {
  const { variants, variantDecks } = await loadSet()
  const find = byName(variants)
  const decksOf = (kind: 'schemes' | 'planes') =>
    variantDecks
      .filter((deck) => deck.kind === kind)
      .map(({ cards }) =>
        cards.flatMap(({ count, name }) => {
          const compiled = find(name)?.compiled
          return compiled?.ok ? Array(count).fill(compiled.printed) : []
        }),
      )
  return { schemes: decksOf('schemes'), planes: decksOf('planes') }
}
