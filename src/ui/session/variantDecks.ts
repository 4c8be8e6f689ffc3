import { byName, loadSet } from '../../catalog/index.ts'
import type { Printed } from '../../language/index.ts'

/** What the casual variants are played with that comes with the game (2011:contents/9). */
export interface VariantDecks {
  readonly avatars: readonly Printed[]
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
  const avatars = variants.flatMap(({ compiled }) =>
    compiled.ok && compiled.printed.types.includes('vanguard') ? compiled.printed : [],
  )
  return { schemes: decksOf('schemes'), planes: decksOf('planes'), avatars }
}
