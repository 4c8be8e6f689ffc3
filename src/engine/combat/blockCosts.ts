/** What blocking costs (309.2b). */
import { contextOf } from '../continuous/index.ts'
import { blockCostsOn } from '../restrictions/index.ts'
import type { ObjectId, Seat, State } from '../state/index.ts'
import { type DeclarationCost, ownCosts } from './costs.ts'

/** The cost for one creature to block, whatever it blocks. */
export function blockCosts(state: State, seat: Seat, id: ObjectId): readonly DeclarationCost[] {
  return ownCosts(blockCostsOn(state, id), contextOf(id, seat))
}
