/** today:714.4: a Saga whose last chapter has been told is sacrificed. */
import { printedFeatures } from '../abilities/index.ts'
import { characteristics, lastChapter } from '../continuous/index.ts'
import type { Proposed } from '../events/index.ts'
import { get, type State } from '../state/index.ts'
import { isAwaited } from './schemes.ts'

/** The Sagas with as many lore counters as chapters, of which no ability that has triggered is still to leave the stack. */
export function toldSagas(state: State): readonly Proposed[] {
  if (!printedFeatures(state.printed).triggers.has('chapter')) return []
  return state.battlefield.flatMap((id): readonly Proposed[] => {
    const { counters, controller } = get(state, id)
    if (counters.lore === undefined) return []
    const last = lastChapter(characteristics(state, id))
    const isTold = last > 0 && counters.lore >= last && !isAwaited(state, id)
    return isTold ? [{ kind: 'sacrifice', object: id, seat: controller }] : []
  })
}
