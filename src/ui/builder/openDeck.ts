/** What comes onto the bench: what was last being built, a deck of the shelf, a list from a link. */
import { loadSet, readDeckText } from '../../catalog/index.ts'
import { freshDeckId, useOwnDecks } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { useBuilder } from './builderStore.ts'
import { type Asked, draftFrom, EMPTY_WORKING_DECK, storedDeck, textOf, type WorkingDeck } from './workingDeck.ts'

const named = (bench: WorkingDeck): WorkingDeck => ({ ...bench, draft: { ...bench.draft, name: say('deck.nameNew') } })

/** An empty deck. */
export const startNewDeck = (): void => useBuilder.getState().put(named(EMPTY_WORKING_DECK))

/** At the first visit of the page: what was last being built, or an empty deck. */
export async function restoreDeck(): Promise<void> {
  if (!useBuilder.getState().fresh) return
  const stored = await storedDeck()
  const { fresh, put } = useBuilder.getState()
  if (fresh) put(stored ?? named(EMPTY_WORKING_DECK))
}

/** The deck with an id, one's own or a copy of one that comes with the game; `null`: there is none. */
async function deckWith(id: string): Promise<WorkingDeck | null> {
  const own = useOwnDecks.getState().decks.find((deck) => deck.id === id)
  if (own !== undefined) {
    const draft = await draftFrom(readDeckText(own.text), own.name)
    return { deckId: id, draft: { ...draft, name: own.name } }
  }
  const { decks, commanderDecks, decksOfToday } = await loadSet()
  const deck = [...decks, ...commanderDecks, ...decksOfToday].find((one) => one.id === id)
  if (deck === undefined) return null
  const { name, cards, commander = [], sideboard } = deck
  const draft = { name, main: [...commander, ...cards], side: sideboard, open: [] }
  const leaders = commander.map((one) => one.name)
  return { deckId: null, draft: leaders.length === 0 ? draft : { ...draft, commander: leaders } }
}

/** Opens what was asked for; `null`: it isn't there, and what is on the bench stays. */
export async function openAsked(asked: Asked): Promise<WorkingDeck | null> {
  const bench =
    asked.kind === 'deck'
      ? await deckWith(asked.id)
      : asked.kind === 'list'
        ? { deckId: null, draft: await draftFrom(asked.read, say('deck.nameNew')) }
        : null
  if (bench !== null) useBuilder.getState().put(bench)
  return bench
}

/**
 * Puts the deck onto the shelf, over the one that it was opened from. Where the browser doesn't let it be kept, it is
 * there until the page is closed.
 */
export function saveDeck(): { readonly id: string; readonly kept: boolean } {
  const { history, put } = useBuilder.getState()
  const { deckId, draft } = history.now
  const known = useOwnDecks.getState().decks.some(({ id }) => id === deckId)
  const id = deckId !== null && known ? deckId : freshDeckId()
  const name = draft.name.trim() || say('deck.nameNew')
  const kept = useOwnDecks.getState().keep({ id, name, text: textOf(draft) })
  if (id !== deckId) put({ deckId: id, draft })
  return { id, kept }
}
