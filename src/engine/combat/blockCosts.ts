/** What blocking costs (309.2b). */
import { contextOf } from '../continuous/index.ts'
import { blockCostsOn } from '../restrictions/index.ts'
import type { ObjectId, Seat, State } from '../state/index.ts'
import { type DeclarationCost, ownCosts } from './costs.ts'

/** The cost for one creature to block those attackers; not blocking costs nothing. */
export function blockCosts(
  state: State,
  seat: Seat,
  id: ObjectId,
  attackers: readonly ObjectId[],
): readonly DeclarationCost[] {
  return attackers.length === 0 ? [] : ownCosts(blockCostsOn(state, id, attackers), contextOf(id, seat))
}
