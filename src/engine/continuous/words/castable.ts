/** Whether what a player is about to cast is such a spell: it isn't on the stack yet (409.1a). */
import type { Filter } from '../../../language/index.ts'
import type { Context, LayerState, ObjectId, Seat } from '../../state/index.ts'
import { matches } from './predicates.ts'

/**
 * Whether words about spells describe what `seat` would cast, wherever that is: a card, or the copy of one, which is
 * cast as well (503.12).
 */
export function isSuchSpell(state: LayerState, what: Filter, id: ObjectId, context: Context, seat: Seat): boolean {
  return matches(state, { ...what, noun: 'source' }, id, context, seat)
}
