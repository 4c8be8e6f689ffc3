import { useEffect, useState } from 'react'
import type { PlayableDeck } from './decks.ts'
import { useLoad } from './loading.ts'

/** Nothing tells of changes before the code that does is there. */
interface KnownDecks {
  readonly decks: readonly PlayableDeck[]
  readonly watchCards: (changed: () => void) => () => void
}

let known: KnownDecks | null = null

async function loadKnown(): Promise<KnownDecks> {
  const { loadDecks, watchCards } = await import('./loadDecks.ts')
  const decks = await loadDecks()
  if (known?.decks !== decks) known = { decks, watchCards }
  return known
}

/**
 * The decks: `retry` after a failure, `again` when one's own have changed. Those that are known are shown while they
 * are loaded, and they are loaded once more whenever cards have come or gone.
 */
export function useDecks() {
  const [changes, change] = useState(0)
  const { load, retry } = useLoad(loadKnown, { known, key: changes })
  const watchCards = load.state === 'ready' ? load.value.watchCards : null
  const again = () => change((n) => n + 1)
  useEffect(() => watchCards?.(() => change((n) => n + 1)), [watchCards])
  return { state: load.state, decks: load.state === 'ready' ? load.value.decks : [], retry, again }
}
