/** What a machine player keeps in mind from one decision of a game to the next. */
import { opponentsOf, type Seat, type State } from '../engine/index.ts'

/** Each player of a game has its own. */
export interface Memory {
  /** The moment in which a win was last looked for and not found; `null`: none. */
  unproved: string | null
}

/** A mind that remembers nothing yet. */
export const newMemory = (): Memory => ({ unproved: null })

/**
 * A step of a turn, as far as a seat could foresee it: while this stays the same, what was not found as it began is
 * rarely found later. Cards that are drawn, or played by others, make another moment of it.
 */
export function momentOf(state: State, seat: Seat): string {
  const { number, step } = state.turn
  const others = opponentsOf(state, seat).map((other) => state.hands[other]?.length ?? 0)
  return [seat, number, step, state.libraries[seat]?.length ?? 0, ...others].join(' ')
}
