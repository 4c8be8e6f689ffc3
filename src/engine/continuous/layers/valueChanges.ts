/** How a permanent got its characteristics, effect by effect: for people who want to know where they come from. */
import type { LayerState, ObjectId } from '../../state/index.ts'
import { type ValueChange, within } from './computation.ts'
import { applyLayers } from './layers.ts'
import { gather } from './table.ts'

/**
 * What changed a permanent's characteristics from its copiable values, in the order of application (418.5a, 2011:613).
 * Recomputes the layers: not for use during play.
 */
export function valueChanges(state: LayerState, id: ObjectId): readonly ValueChange[] {
  return within(state, false, (run) => {
    const steps: ValueChange[] = []
    run.watched = { id, steps }
    gather(run)
    applyLayers(run)
    return steps
  })
}
