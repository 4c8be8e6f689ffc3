/** The first lesson, as the start page begins it. */
import type { PlayableDeck } from './decks.ts'
import { DEFAULT_CHOICE, type GameChoice, startGame } from './newGame.ts'

/** Who begins plays this deck, against the easy machine. */
export const FIRST_GAME: GameChoice = { ...DEFAULT_CHOICE, deckId: 'first-light', level: 'easy' }

/** Begins it. Until there are lessons: an ordinary first game. */
export function startFirstLesson(decks: readonly PlayableDeck[]): void {
  startGame(decks, FIRST_GAME)
}
