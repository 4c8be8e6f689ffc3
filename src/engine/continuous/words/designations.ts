/** Who is the monarch, and who has the city's blessing (today:725, 702.131). */
import type { Designation } from '../../../language/index.ts'
import { find, type LayerState, type ObjectId, read, type Seat } from '../../state/index.ts'

/** What stands in the command zone for it, one for each player who is or has that. */
export function designationsOf(state: LayerState, as: Designation): readonly ObjectId[] {
  return read(state, 'command').filter((id) => {
    const object = find(state, id)
    return object !== null && state.printed[object.face]?.designation === as
  })
}

/** Whether the player is or has that. */
export function isDesignated(state: LayerState, seat: Seat, as: Designation): boolean {
  return designationsOf(state, as).some((id) => find(state, id)?.owner === seat)
}

/** How far it has come for that player: 0 where they have none. */
export function levelOf(state: LayerState, seat: Seat, as: Designation): number {
  const id = designationsOf(state, as).find((one) => find(state, one)?.owner === seat)
  return id === undefined ? 0 : (find(state, id)?.marks?.level?.n ?? 0)
}
