/** The ladder: what is next on it, and sitting down there. */
import { type Game, LADDER, type Rung, useResults, useTable } from '../../store/index.ts'
import { type GameChoice, lastChoice } from './choice.ts'
import type { PlayableDeck } from './decks.ts'
import { beginGame } from './newGame.ts'
import { replaceGame } from './replaceGame.ts'

/** How a game against this rung is set: a single game, whatever was chosen last. */
export const choiceAt = (rung: Rung, deckId: string): GameChoice => ({
  ...lastChoice(),
  mode: 'machine',
  seats: 2,
  variant: 'none',
  formatId: null,
  house: {},
  wins: 1,
  ante: false,
  deckId,
  otherDeckId: rung.deckId,
  level: rung.level,
})

/** Begins a game against a rung. */
export const playRung = (decks: readonly PlayableDeck[], rung: Rung, deckId: string): void =>
  replaceGame('start', () => beginGame(decks, choiceAt(rung, deckId)))

/** The place of the rung after the one that this game has won, from 0; `null`: it has won none, or the last. */
export function rungAfter(game: Game): number | null {
  const { results, climbed } = useResults.getState()
  const result = results.find((one) => one.game === game.id)
  const beaten = LADDER[climbed - 1]
  const isBeaten = result?.how === 'won' && result.againstId === beaten?.deckId && result.level === beaten.level
  return isBeaten && climbed < LADDER.length ? climbed : null
}

/** From the end of a game to the next rung, with the same deck. */
export async function climbOn(game: Game): Promise<void> {
  const at = rungAfter(game)
  const rung = at === null ? undefined : LADDER[at]
  const own = game.seats.find(({ player }) => player.by === 'human')
  if (rung === undefined || own === undefined) return
  const decks = await (await import('./loadDecks.ts')).loadDecks()
  if (useTable.getState().game?.id === game.id) playRung(decks, rung, own.deckId)
}
