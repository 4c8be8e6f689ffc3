/** What a card is once it is cast in some way: the spell, and not the card that it still is, decides (504.2, 505.2). */
import { isInTable } from '../continuous/index.ts'
import { Draft, get, newEpoch, type ObjectId, type Seat, type State } from '../state/index.ts'

/** How it will lie on the stack. */
export interface Laid {
  readonly faceDown: boolean
  /** See `GameObject.side`. */
  readonly side: number
}

/** The state as if the card were the spell that this makes of it: face down (504.2), or one half (505.2). */
export function asCast(state: State, seat: Seat, id: ObjectId, { faceDown, side }: Laid): State {
  if (!faceDown && side === 0) return state
  const g = new Draft(state)
  g.patch(id, faceDown ? { faceDown, zone: 'stack', controller: seat } : { side })
  // Otherwise its values could be those computed for the whole card.
  if (isInTable(state, get(state, id)) || isInTable(g.state, get(g.state, id))) g.write({ epoch: newEpoch() })
  return g.snapshot()
}
