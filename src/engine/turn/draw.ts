/** The draw step (304). */
import { happen } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { beginsFreely, type Draft, type State } from '../state/index.ts'

/**
 * 101.5: the player who goes first skips the draw step of that turn; 2011:contents/800: not with more than two players.
 */
function happens(state: State): boolean {
  return state.turn.number > 1 || beginsFreely(state)
}

/** 304.1: the active player draws a card. */
function* begin(g: Draft): Process {
  yield* happen(g, [{ kind: 'draw', seat: g.state.turn.active }])
}

export const draw = { begin, happens }
