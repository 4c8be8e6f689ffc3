/** Effects on the turn or the game as a whole: ending the one (2011:contents/713), restarting the other (714). */
import { beginAnew, ceaseToExist, happen, moveTo } from '../../events/index.ts'
import { openingHands } from '../../opening/index.ts'
import { find } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'

/** 713: everything on the stack is exiled, with this; the stage is then what the turn's rules go on from. */
export const endTurn: Executor<'endTurn'> = function* (g) {
  g.emit({ kind: 'turnEnded', seat: g.state.turn.active, rule: 'turn.ended' })
  const { stack } = g.state
  yield* happen(
    g,
    stack.map((id) => moveTo(id, 'exile', 'effect')),
  )
  // Abilities, and combat damage that waits (2004:310.4), are no cards.
  for (const id of stack) if (find(g.state, id)?.zone === 'stack') ceaseToExist(g, id)
  g.write({ stage: { at: 'endTurn' } })
  return {}
}

/** 714: the rest of the text is followed just before the first turn's untap step. */
export const restartGame: Executor<'restartGame'> = function* (g, { leaving }, context) {
  const staying = leaving === null ? [] : yield* things(g, leaving, context, 'effect')
  const that = beginAnew(g, context.controller, staying)
  yield* openingHands(g)
  return { that }
}
