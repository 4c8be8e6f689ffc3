/** What the end of a game adds to the results. */
import { editionOf, outcomeOf, type Seat, stateOf } from '../engine/index.ts'
import { type Game, humanSeats } from './game.ts'
import { type Result, useResults } from './results.ts'
import { current } from './timeline.ts'

/** How a finished game against the machine counts; `null`: it doesn't (a board, a puzzle, two people). */
export function resultOf(game: Game, at: string): Result | null {
  const { position } = current(game.timeline)
  const outcome = outcomeOf(position)
  const people = humanSeats(game)
  const [me] = people
  if (outcome === null || game.from || game.puzzle || people.length !== 1 || game.seats.length !== 2) return null
  const own = game.seats[me ?? 0]
  const other = game.seats.find((_, seat: Seat) => seat !== me)
  if (own === undefined || other?.player.by !== 'ai' || own.deckId === '' || other.deckId === '') return null
  return {
    game: game.id,
    at,
    deckId: own.deckId,
    deck: own.deckName,
    againstId: other.deckId,
    against: other.deckName,
    level: other.player.level,
    how: outcome.winner === null ? 'drawn' : outcome.winner === me ? 'won' : 'lost',
    turns: stateOf(position).turn.number,
    edition: editionOf(stateOf(position)).id,
  }
}

/** Notes how the game has ended. */
export function noteResult(game: Game): void {
  const result = resultOf(game, new Date().toISOString())
  if (result !== null) useResults.getState().add(result)
}
