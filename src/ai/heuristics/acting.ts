/** Heuristics with priority: a land, then the best thing that is worth its costs right now. */

import type { Heuristic } from '../decider.ts'
import { plansOf, WORTHWHILE } from '../plans.ts'
import { because } from '../reasons.ts'

export const priority: Heuristic<'priority'> = ({ state, seat, late }) => {
  const plans = plansOf(state, seat, late)
  const best = plans.find((plan) => plan.timely && plan.value >= WORTHWHILE)
  if (best !== undefined) return { reply: best.action, reason: best.reason }
  return { reply: { do: 'pass' }, reason: because(plans.length > 0 ? 'wait' : 'pass') }
}
