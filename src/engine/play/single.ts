/** "From a single graveyard": what is chosen together is all from the zone of one player (409.1c). */
import { type Count, type Filter, isSingle } from '../../language/index.ts'
import { choosePlayer } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, get, inTurnOrder, type ObjectId, type Seat, type State } from '../state/index.ts'

/** Of the objects that match, those whose owner has at least so many of them; all, where they needn't be together. */
export function enoughOfOne(
  state: State,
  filter: Filter | null,
  ids: readonly ObjectId[],
  least: number,
): readonly ObjectId[] {
  if (filter === null || !isSingle(filter)) return ids
  const owners = ids.map((id) => get(state, id).owner)
  return ids.filter((_, at) => owners.filter((owner) => owner === owners[at]).length >= least)
}

/**
 * Of the objects that match, as many of each owner as make whole sets of `size`; all, where they needn't be together.
 * The rest of an owner's objects pays for nothing.
 */
export function inSetsOfOne(
  state: State,
  filter: Filter | null,
  ids: readonly ObjectId[],
  size: number,
): readonly ObjectId[] {
  if (filter === null || size < 2 || !isSingle(filter)) return ids
  const owners = ids.map((id) => get(state, id).owner)
  return ids.filter((_, at) => {
    const all = owners.filter((owner) => owner === owners[at]).length
    const before = owners.slice(0, at).filter((owner) => owner === owners[at]).length
    return before < all - (all % size)
  })
}

/** Whose of them are chosen from: asked where it matters, before which ones. A single one belongs to one player anyway. */
export function* ofOneOwner(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  { filter, count }: { readonly filter: Filter | null; readonly count: Count },
  ids: readonly ObjectId[],
): Process<readonly ObjectId[]> {
  if (filter === null || count.max === 1 || !isSingle(filter)) return ids
  const { state } = g
  const among = inTurnOrder(state).filter((owner) => ids.some((id) => get(state, id).owner === owner))
  const owner = yield* choosePlayer(g, seat, source, among)
  return ids.filter((id) => get(state, id).owner === owner)
}
