/**
 * A prepared permanent offers a copy of its inset spell for as long as it is prepared (today:722). What is offered no
 * longer ceases to exist (`ceasing.ts`).
 */
import { prepareCopy } from '../events/index.ts'
import { type Draft, type GameObject, get, preparedBy, type State } from '../state/index.ts'

/** The prepared permanents without their copy: they have just become so, have phased in, or a board has them. */
function offeringNone(state: State): readonly GameObject[] {
  const prepared = state.battlefield.flatMap((id) => {
    const object = get(state, id)
    return object.marks?.prepared === undefined ? [] : object
  })
  if (prepared.length === 0) return prepared
  const offering = state.exile.map((id) => preparedBy(state, get(state, id)))
  return prepared.filter((one) => !offering.includes(one))
}

/** Makes the copies that are lacking. Returns whether there were any. */
export const offerPrepared = (g: Draft): boolean =>
  offeringNone(g.state)
    .map((object) => prepareCopy(g, object))
    .includes(true)
