/** What attacking costs (308.2d). */
import { contextOf } from '../continuous/index.ts'
import { attackCostsOn } from '../restrictions/index.ts'
import type { ObjectId, Ref, Seat, State } from '../state/index.ts'
import { costsByPayer, type DeclarationCost, ownCosts } from './costs.ts'

/** The costs of one creature's attack on this defender. */
export function attackCosts(state: State, seat: Seat, id: ObjectId, defender: Ref): readonly DeclarationCost[] {
  return ownCosts(attackCostsOn(state, id, defender), contextOf(id, seat))
}

/** What each player pays for a declaration of attackers, as things stand (308.2d). */
export const costsOfAttack = (
  state: State,
  declaration: readonly { readonly id: ObjectId; readonly defender: Ref }[],
): ReturnType<typeof costsByPayer> =>
  costsByPayer(state, declaration, (payer, { id, defender }) => attackCosts(state, payer, id, defender))
