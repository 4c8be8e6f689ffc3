/** How many cards an instruction draws: settled before each of them is drawn, and replaced, singly (today:121.2a). */
import { contextOf, isAmong } from '../continuous/index.ts'
import type { Seat, State } from '../state/index.ts'
import { workingRules } from './working.ts'

/** How many cards the player draws where an instruction says so many. */
export function cardsToDraw(state: State, seat: Seat, n: number): number {
  if (n <= 0) return n
  return workingRules(state, 'moreDraws').reduce(
    (sum, { rule, source, controller }) =>
      isAmong(state, rule.who, seat, contextOf(source, controller)) ? sum + rule.plus : sum,
    n,
  )
}
