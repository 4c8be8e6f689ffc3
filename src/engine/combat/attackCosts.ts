/** What attacking costs (308.2d). */
import { contextOf } from '../continuous/index.ts'
import { attackCostsOn } from '../restrictions/index.ts'
import type { ObjectId, Ref, Seat, State } from '../state/index.ts'
import { type DeclarationCost, ownCosts } from './costs.ts'

/** The costs of one creature's attack on this defender. */
export function attackCosts(state: State, seat: Seat, id: ObjectId, defender: Ref): readonly DeclarationCost[] {
  return ownCosts(attackCostsOn(state, id, defender), contextOf(id, seat))
}
