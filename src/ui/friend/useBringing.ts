import { useMemo, useState } from 'react'
import type { SentDeck, Terms } from '../../link/index.ts'
import { chosenDeck, lastChoice } from '../session/choice.ts'
import { isLed, type PlayableDeck } from '../session/decks.ts'
import { useDecks } from '../session/useDecks.ts'
import { useFormatDecks } from '../session/useFormatDecks.ts'
import { agreedOf, fitting, keepName, ownName, sentOf } from './bringing.ts'

/** What the person brings to the table with these terms: the decks that fit, the chosen one, the name. */
export interface Bringing {
  readonly ready: boolean
  readonly name: string
  readonly deck: PlayableDeck | undefined
  readonly decks: readonly PlayableDeck[]
  readonly rename: (name: string) => void
  readonly choose: (id: string) => void
  /** As it is sent; `null`: nothing fits. */
  readonly own: { readonly name: string; readonly deck: SentDeck; readonly commander: boolean } | null
}

/** `host`: who invites; `null`: the person here. */
export function useBringing(terms: Terms, host: string | null): Bringing {
  const known = useDecks()
  const { decks: judged } = useFormatDecks(known.decks, agreedOf(terms))
  const isHost = host === null
  const [typed, setName] = useState<string | null>(null)
  const name = typed ?? ownName(isHost ? [] : [host])
  const [id, choose] = useState(() => lastChoice().deckId)
  const { edition, commander } = terms
  const decks = useMemo(
    () => fitting(judged, { edition, commander: isHost ? null : commander }),
    [judged, edition, commander, isHost],
  )
  const deck = chosenDeck(decks, id)
  const sent = useMemo(() => (deck === undefined ? null : sentOf(deck)), [deck])
  return {
    ready: known.state === 'ready',
    name,
    deck,
    decks,
    rename: (given) => {
      setName(given)
      if (given.trim() !== '') keepName(given.trim())
    },
    choose,
    own:
      sent === null || deck === undefined || name.trim() === ''
        ? null
        : { name: name.trim(), deck: sent, commander: isLed(deck) },
  }
}
