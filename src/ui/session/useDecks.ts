import { useEffect, useState } from 'react'
import type { PlayableDeck } from './decks.ts'
import { loadIn } from './loadAgain.ts'

export type DeckLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly decks: readonly PlayableDeck[] }

const LOADING: DeckLoad = { state: 'loading' }
let known: DeckLoad | null = null

/** The code that makes them, once it has made them. */
async function made() {
  const code = await import('./loadDecks.ts')
  await code.loadDecks()
  return code
}

/** The decks, loaded once; `retry` after a failure, `again` when one's own decks have changed. */
export function useDecks(): {
  readonly load: DeckLoad
  readonly retry: () => void
  readonly again: () => void
} {
  const [load, set] = useState<DeckLoad>(known ?? LOADING)
  const [round, retry] = useState(0)
  useEffect(() => {
    // A new round tries again after a failure. Those that are known are shown meanwhile: cards may have come since.
    let live = true
    const take = (next: DeckLoad) => {
      known = next
      if (live) set(next)
    }
    let stop = () => {}
    const failed = () => take({ state: 'failed' })
    const loading = loadIn(round, made)
    loading.then(({ loadDecks, watchCards }) => {
      const reload = () => loadDecks().then((decks) => take({ state: 'ready', decks }), failed)
      if (live) stop = watchCards(() => void reload())
      return reload()
    }, failed)
    return () => {
      live = false
      stop()
    }
  }, [round])
  return {
    load,
    again: () => {
      known = null
      retry((n) => n + 1)
    },
    retry: () => {
      set(LOADING)
      retry((n) => n + 1)
    },
  }
}
