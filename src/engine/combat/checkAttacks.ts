/** Whether a whole declaration of attackers is legal (308.2a, 500.2, 500.4). */
import { restrictionsOn } from '../continuous/index.ts'
import { type ObjectId, type Ref, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { costsOf, couldPay, totalOf } from './attackCosts.ts'
import { defendersOf } from './fighters.ts'
import { ableAttackers, whyCantAttack } from './whyCantAttack.ts'

export type AttackDeclaration = readonly { readonly id: ObjectId; readonly defender: Ref }[]

/**
 * Creatures that must attack: able to, and not only at a cost (500.2). No restriction of the language speaks of the whole
 * set of attackers, so the most requirements are obeyed exactly when each of these attacks (500.4).
 */
export function mustAttack(
  state: State,
  seat: Seat,
  able: readonly ObjectId[] = ableAttackers(state, seat),
): readonly ObjectId[] {
  const bound = able.filter((id) => restrictionsOn(state, id).some((held) => held.restriction.kind === 'mustAttack'))
  if (bound.length === 0) return bound
  const defenders = defendersOf(state, seat)
  return bound.filter((id) => defenders.some((defender) => costsOf(state, seat, id, defender).length === 0))
}

/** Why these creatures can't be declared as attackers together, or `null`. */
export function checkAttacks(state: State, seat: Seat, declaration: AttackDeclaration): Refusal | null {
  const ids = new Set<ObjectId>()
  const defenders = defendersOf(state, state.turn.active)
  for (const { id, defender } of declaration) {
    const why = whyCantAttack(state, id, defender, defenders)
    if (why !== null) return why
    if (ids.has(id)) return refuse('attack.twice', '308.2a', { object: id })
    ids.add(id)
  }
  const missing = mustAttack(state, seat).find((id) => !ids.has(id))
  if (missing !== undefined) return refuse('attack.must', '500.4', { object: missing })
  const costs = declaration.flatMap(({ id, defender }) => costsOf(state, seat, id, defender))
  return couldPay(state, seat, totalOf(costs)) ? null : refuse('attack.cantPay', '308.2f')
}
