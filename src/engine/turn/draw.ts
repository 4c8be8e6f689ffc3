/** The draw step (304). */

import { happen } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { cardsToDraw } from '../replacement/index.ts'
import { activeSeats, beginsFreely, type Draft, formatOf, type State } from '../state/index.ts'

/**
 * 101.5: the player who goes first skips the draw step of that turn; 2011:contents/800: not with more than two players,
 * unless teams take their turns together (2011:contents/810); an archenemy draws (2011:contents/9).
 */
function happens(state: State): boolean {
  const { sharedTurns, archenemy } = formatOf(state)
  return state.turn.number > 1 || (beginsFreely(state) && (!sharedTurns || archenemy !== null))
}

/** 304.1: the active player draws a card, or each one of the active team. */
function* begin(g: Draft): Process {
  yield* happen(
    g,
    activeSeats(g.state).flatMap((seat) =>
      Array.from({ length: cardsToDraw(g.state, seat, 1) }, () => ({ kind: 'draw', seat }) as const),
    ),
  )
}

export const draw = { begin, happens }
