/** What attacking costs (308.2d). */
import { contextOf, table } from '../continuous/index.ts'
import { attackCostsOn } from '../restrictions/index.ts'
import type { ObjectId, Ref, Seat, State } from '../state/index.ts'
import { type DeclarationCost, ownCosts } from './costs.ts'

/** The costs of one creature's attack on this defender: the attacked player's taxes and its own conditions. */
export function attackCosts(state: State, seat: Seat, id: ObjectId, defender: Ref): readonly DeclarationCost[] {
  const costs: DeclarationCost[] = ownCosts(attackCostsOn(state, id), contextOf(id, seat))
  for (const held of table(state).statics) {
    if (held.rule.kind !== 'attackTax' || !('player' in defender) || held.controller !== defender.player) continue
    costs.push({ cost: held.rule.cost, context: contextOf(held.source, seat) })
  }
  return costs
}
