/** Creatures that are paired (today:702.95), as marks whose number is the other one's id. */
import { isType } from '../continuous/index.ts'
import { type Draft, find, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { mark, unmark } from './marks.ts'

const isOwnCreature = (state: State, seat: Seat, id: ObjectId): boolean =>
  find(state, id)?.zone === 'battlefield' && get(state, id).controller === seat && isType(state, id, 'creature')

const partnerOf = (state: State, id: ObjectId): ObjectId | null => find(state, id)?.marks?.paired?.n ?? null

/** Pairs the two, if both are unpaired creatures of the player's. Returns whether it did. */
export function pair(g: Draft, seat: Seat, one: ObjectId, two: ObjectId): boolean {
  const able = (id: ObjectId): boolean => isOwnCreature(g.state, seat, id) && partnerOf(g.state, id) === null
  if (one === two || !able(one) || !able(two)) return false
  mark(g, one, 'paired', two)
  mark(g, two, 'paired', one)
  return true
}

/**
 * Ends what is no longer a pair: one has left, is no creature any more, or is another player's (today:702.95e). A
 * Ring-bearer, marked with its player's seat and one, is only that player's (today:701.54a).
 */
export function updatePairs(g: Draft): void {
  for (const id of g.state.battlefield) {
    const bearer = get(g.state, id).marks?.ringBearer?.n
    if (bearer !== undefined && bearer - 1 !== get(g.state, id).controller) unmark(g, id, 'ringBearer')
    const partner = partnerOf(g.state, id)
    if (partner === null) continue
    const { controller } = get(g.state, id)
    const holds = [id, partner].every((one) => isOwnCreature(g.state, controller, one))
    if (!holds) for (const one of [id, partner]) unmark(g, one, 'paired')
  }
}
