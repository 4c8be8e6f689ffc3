/** Counts of activated abilities that outlast a turn (2011:602.5b). */
import type { GameObject } from './object.ts'

/** Under which an ability that can be activated only once is counted, after the turn as well. */
export const EVER = '/ever'

/** Under which the resolutions of an ability are counted that asks how often it has resolved this turn. */
export const RESOLVED = '/resolved'

/** What is still counted once the turn is over. */
export const keptActivations = (activations: GameObject['activations']): GameObject['activations'] =>
  Object.fromEntries(Object.entries(activations).filter(([key]) => key.endsWith(EVER)))
