/** What a creature has done in combat (308.2, 309.2). */
import type { Predicate } from '../../language/index.ts'
import { type Context, type ObjectId, READS, type Seat, type State } from '../state/index.ts'
import { evaluators } from './evaluators.ts'
import { noting } from './reads.ts'

/** It was declared, or made to block: what was put onto the battlefield attacking has not attacked. */
export function hasFought(
  state: State,
  id: ObjectId,
  controller: Seat,
  { as, during, whom }: Extract<Predicate, { is: 'fought' }>,
  context: Context,
): boolean {
  noting(READS.facts | READS.combat)
  const { facts, combat } = state
  if (whom !== undefined) {
    const attackers = evaluators.thingsOf(state, whom, context)
    return facts.blocks.some(({ blocker, attacker }) => blocker === id && attackers.includes(attacker))
  }
  const did = as === 'attacker' ? 'attacked' : 'blocked'
  if (during === 'turn') return facts[did].includes(id)
  if (during === 'lastTurn') return facts.attackedLast[controller]?.includes(id) === true
  return combat !== null && facts[did].includes(id, facts.earlier[did])
}
