import { useEffect, useState } from 'react'
import { type CardQuery, nameKey, prepareSearch, searchIn } from '../../catalog/index.ts'
import { cardIndex, cardsNamed, type IndexedCard, type KnownCard, useCards } from '../../store/cards/index.ts'
import { pause } from '../../store/index.ts'
import { useLoad } from '../session/loading.ts'

/** All known cards, prepared for looking them up and searching through them. */
export interface Catalog {
  readonly size: number
  readonly find: (name: string) => IndexedCard | undefined
  readonly search: (query: CardQuery) => readonly IndexedCard[]
}

let known: { readonly cards: readonly IndexedCard[]; readonly catalog: Catalog } | null = null

/** So many cards are prepared between two pauses. */
const SLICE = 1_000

/** Prepared once for the same cards, in parts: there may be many. */
async function catalogOf(cards: readonly IndexedCard[]): Promise<Catalog> {
  if (known?.cards === cards) return known.catalog
  const byKey = new Map<string, IndexedCard>()
  for (let from = 0; from < cards.length; from += SLICE) {
    const some = cards.slice(from, from + SLICE)
    prepareSearch(some)
    for (const card of some) byKey.set(nameKey(card.name), card)
    await pause()
  }
  const catalog = {
    size: cards.length,
    find: (name: string) => byKey.get(nameKey(name)),
    search: searchIn(cards),
  }
  known = { cards, catalog }
  return catalog
}

const load = (): Promise<Catalog> => cardIndex().then(catalogOf)

/** The cards to build with, loaded once more whenever some are added or removed. */
export function useCatalog() {
  const revision = useCards((cards) => cards.revision)
  return useLoad(load, { known: known?.catalog ?? null, key: revision })
}

export type FindKnown = (name: string) => KnownCard | undefined

const NOTHING: FindKnown = () => undefined

/** The cards with these names, with their programs; those found before stay until the next are. */
export function useFound(names: readonly string[]): { readonly find: FindKnown; readonly sure: boolean } {
  const revision = useCards((cards) => cards.revision)
  const wanted = `${revision}\n${[...names].sort().join('\n')}`
  const [found, take] = useState<{ readonly wanted: string; readonly find: FindKnown }>({ wanted: '', find: NOTHING })
  useEffect(() => {
    let live = true
    const done = (find: FindKnown) => live && take({ wanted, find })
    cardsNamed(wanted.split('\n').slice(1)).then(done, () => done(NOTHING))
    return () => {
      live = false
    }
  }, [wanted])
  return { find: found.find, sure: found.wanted === wanted }
}
