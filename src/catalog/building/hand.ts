import { seedRandom, shuffledWith } from '../../engine/index.ts'
import type { DeckEntry } from '../decks.ts'

/** The deck in the order in which a seed shuffles it: the first seven are a sample hand, the next ones its draws. */
export function shuffledDeck(deck: readonly DeckEntry[], seed: number): readonly string[] {
  const cards = deck.flatMap(({ count, name }) => Array<string>(count).fill(name))
  return shuffledWith(seedRandom(seed), cards).items
}
