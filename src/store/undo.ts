/** Where undo and redo lead. */
import { type Game, hasFriends, humanSeats } from './game.ts'
import { redoTarget, undoTarget } from './timeline.ts'

/** Undo and redo stop where a person decided. */
const maySit = (game: Game) => {
  const people = humanSeats(game)
  return (seat: number) => people.includes(seat)
}

export function undoOf(game: Game | null): number | null {
  return game === null ? null : undoTarget(game.timeline, maySit(game))
}

export function redoOf(game: Game | null): number | null {
  return game === null || hasFriends(game) ? null : redoTarget(game.timeline, maySit(game))
}
