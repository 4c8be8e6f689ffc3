import { compileDeck, deckProblems, loadSet } from '../../catalog/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { faceOf, type PlayableDeck } from './decks.ts'

/** The built-in decks with their cards. One that is not understood whole, or not legal, says so and can't be played. */
export async function loadDecks(): Promise<readonly PlayableDeck[]> {
  const { cards, decks } = await loadSet()
  return decks.flatMap((deck) => {
    const { cards: printed, unknown, notUnderstood } = compileDeck(deck.cards, cards)
    const face = faceOf(printed)
    const missing = [...unknown, ...notUnderstood.map(({ record }) => record.name)]
    const by = (edition: EditionId) => deckProblems(edition, 'constructed', { deck: printed })
    const problems = { '2004': by('2004'), '2011': by('2011') }
    return face === null ? [] : [{ ...deck, cards: printed, face, missing, problems }]
  })
}
