/** Boards as the start of a game. A door of its own: what reads boards is loaded when one is opened. */
import { type Board, type BoardProblem, type Lookup, stateFrom } from './boards/index.ts'
import { begin } from './game.ts'

/** The position of a board (docs/scenario.md), at the active player's priority; or what is wrong with the board. */
export function positionFrom(
  board: Board | unknown,
  lookup: Lookup,
): ReturnType<typeof begin> | { readonly problems: readonly BoardProblem[] } {
  const made = stateFrom(board, lookup)
  return 'problems' in made ? made : begin(made.state)
}
