/** What machine players keep in mind from one decision of a game to the next. */
import { opponentsOf, type Seat, type State } from '../engine/index.ts'

/** By seat: several players of a game may be machines. */
export interface Memory {
  /** The moment in which a win was last looked for and not found. */
  readonly unproved: Map<Seat, string>
}

/** A mind that remembers nothing yet. */
export const newMemory = (): Memory => ({ unproved: new Map() })

/**
 * A part of a turn, as far as a seat could foresee it: while this stays the same, what was not found at its beginning is
 * rarely found later. Blocks, cards that are drawn, and cards that others play make another moment of it.
 */
export function momentOf(state: State, seat: Seat): string {
  const others = opponentsOf(state, seat).map((other) => state.hands[other]?.length ?? 0)
  const blocked = (state.combat?.blocks.length ?? 0) > 0
  return [state.turn.number, blocked, state.libraries[seat]?.length ?? 0, ...others].join(' ')
}
