/** How a permanent came to its characteristics, effect by effect: for people, who want to know where they come from. */
import type { ObjectId, State } from '../state/index.ts'
import { applyLayers } from './layers.ts'
import { type ValueStep, within } from './run.ts'
import { gather } from './table.ts'

/**
 * What made a permanent's characteristics of those it begins with (those printed, or copied), in the order in which it was
 * applied (418.5a, 2011:613). The layers are computed anew for it: not for use in the course of the game.
 */
export function valueSteps(state: State, id: ObjectId): readonly ValueStep[] {
  return within(state, false, (run) => {
    const steps: ValueStep[] = []
    run.watched = { id, steps }
    gather(run)
    applyLayers(run)
    return steps
  })
}
