/** Ending the turn (2011:contents/713), once the stack has been exiled. */
import { endCombat } from '../combat/index.ts'
import { endEffects } from '../events/index.ts'
import { untilNoneApplies } from '../priority/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, phaseOf } from '../state/index.ts'

/**
 * Everything is removed from combat and state-based actions are checked, while triggers wait; then the current step is
 * over, and the cleanup step is next. What triggered is put on the stack there (314.3).
 */
export function* endTurn(g: Draft): Process {
  // Another player's combat goes on (2011:contents/807).
  if (phaseOf(g.state.turn.step) === 'combat' || g.state.melee === undefined) endCombat(g)
  yield* untilNoneApplies(g)
  if (g.state.outcome !== null) return
  if (phaseOf(g.state.turn.step) === 'combat') endEffects(g, 'endOfCombat')
  g.write({ turn: { ...g.state.turn, ahead: ['cleanup'] }, stage: { at: 'endStep' } })
}
