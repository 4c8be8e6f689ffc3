/**
 * Objects, players, numbers, conditions and characteristics are read in terms of one another ("the number of creatures
 * target opponent controls"). Each has its own file; they meet here, to avoid import cycles.
 */
import type { Condition, Filter, Players, Quantity, Thing } from '../../../language/index.ts'
import type { Characteristics, Context, LayerState, ObjectId, Seat } from '../../state/index.ts'

export interface Evaluators {
  characteristics: (state: LayerState, id: ObjectId) => Characteristics
  matches: (state: LayerState, filter: Filter, id: ObjectId, context: Context) => boolean
  thingsOf: (state: LayerState, thing: Thing, context: Context) => readonly ObjectId[]
  playersOf: (state: LayerState, players: Players, context: Context) => readonly Seat[]
  amount: (state: LayerState, quantity: Quantity, context: Context) => number
  holds: (state: LayerState, condition: Condition, context: Context) => boolean
  /** Whether characteristics are being computed: what asks is a continuous effect. */
  isComputing: () => boolean
}

const unbound = (): never => {
  throw new Error('continuous/index.ts is not loaded')
}

/** Each file fills in its own entry when it is loaded. */
export const evaluators: Evaluators = {
  characteristics: unbound,
  matches: unbound,
  thingsOf: unbound,
  playersOf: unbound,
  amount: unbound,
  holds: unbound,
  isComputing: unbound,
}
