import { compileDeck, loadSet } from '../../catalog/index.ts'
import { faceOf, type PlayableDeck } from './decks.ts'

/** The built-in decks with their cards. One that holds a card that is not understood says so and can't be played. */
export async function loadDecks(): Promise<readonly PlayableDeck[]> {
  const { cards, decks } = await loadSet()
  return decks.flatMap((deck) => {
    const { cards: printed, unknown, notUnderstood } = compileDeck(deck.cards, cards)
    const face = faceOf(printed)
    const missing = [...unknown, ...notUnderstood.map(({ record }) => record.name)]
    return face === null ? [] : [{ ...deck, cards: printed, face, missing }]
  })
}
