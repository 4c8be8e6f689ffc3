/** The decks that can be chosen. */
import { type Deck, loadSet, writePlain } from '../../catalog/index.ts'
import { cardsNamed, useCards } from '../../store/cards/index.ts'
import { type OwnDeck, useOwnDecks } from '../../store/index.ts'
import type { PlayableDeck } from './decks.ts'
import { playable } from './playable.ts'

async function made(lists: readonly OwnDeck[]): Promise<readonly PlayableDeck[]> {
  const { decks, commanderDecks, decksOfToday } = await loadSet()
  const find = await cardsNamed([])
  const own = lists.length === 0 ? [] : await (await import('./typedDecks.ts')).typedDecks(lists)
  // Who begins is offered what is made for a first game.
  const rank = ({ level }: Deck): number => (level === 'firstGame' ? 0 : 1)
  const builtIn = [...[...decks].sort((a, b) => rank(a) - rank(b)), ...commanderDecks, ...decksOfToday].map((deck) =>
    playable(deck, find, { own: false, text: writePlain(deck), unread: [] }),
  )
  return [...own.toReversed(), ...builtIn]
}

interface Loaded {
  readonly lists: readonly OwnDeck[]
  readonly revision: number
  readonly decks: Promise<readonly PlayableDeck[]>
}

let latest: Loaded | null = null

/**
 * One's own decks, the newest first, then those that come with the game, with their cards from everything known here. A
 * deck that isn't fully understood, or isn't legal, says so and can't be played. Made again when lists or known cards
 * have changed.
 */
export function loadDecks(): Promise<readonly PlayableDeck[]> {
  const { decks: lists } = useOwnDecks.getState()
  const { revision } = useCards.getState()
  if (latest !== null && latest.lists === lists && latest.revision === revision) return latest.decks
  const decks = made(lists)
  latest = { lists, revision, decks }
  decks.catch(() => {
    latest = null
  })
  return decks
}

/** Calls back whenever cards were added or removed, from here or another page: decks may be whole now. */
export const watchCards = (changed: () => void): (() => void) =>
  useCards.subscribe((now, before) => {
    if (now.revision !== before.revision) changed()
  })
