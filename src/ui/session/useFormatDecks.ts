import { useEffect, useState } from 'react'
import type { PlayableDeck } from './decks.ts'
import { type Agreed, houseOf } from './format.ts'

interface Judged {
  readonly of: readonly PlayableDeck[]
  readonly by: string
  /** `null`: the lists of the format couldn't be loaded. */
  readonly decks: readonly PlayableDeck[] | null
}

/**
 * The decks as the chosen format and house rules judge them. While the lists of a format are loaded there are none, and
 * if they can't be, it has `failed`.
 */
export function useFormatDecks(all: readonly PlayableDeck[], choice: Agreed) {
  const { formatId, house } = choice
  const [judged, take] = useState<Judged | null>(null)
  const isPlain = formatId === null && houseOf(choice).deckSize === undefined
  const by = isPlain ? '' : JSON.stringify([formatId, house.deckSize])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is judged by is in `by`
  useEffect(() => {
    if (isPlain) return
    let live = true
    const done = (decks: Judged['decks']) => live && take({ of: all, by, decks })
    import('./formatDecks.ts').then((chunk) => chunk.judged(choice, all)).then(done, () => done(null))
    return () => {
      live = false
    }
  }, [all, by])
  const now = judged !== null && judged.of === all && judged.by === by ? judged : null
  return { decks: isPlain ? all : (now?.decks ?? []), failed: !isPlain && now?.decks === null }
}
