import type { Filter } from '../../../language/index.ts'
import type { Characteristics, Context, LayerObject, LayerState, Seat } from '../../state/index.ts'

/** Everything a predicate is judged by. `as`: who counts as controller of a card about to be cast. */
export interface Candidate {
  readonly state: LayerState
  readonly object: LayerObject
  readonly values: Characteristics
  readonly context: Context
  readonly as: Seat | null
  /** The phrase containing the predicate. */
  readonly filter: Filter
}
