/**
 * Objects, players, numbers, conditions and characteristics are read in terms of one another ("the number of creatures
 * target opponent controls"). Each is one file; they meet here, so that no file imports in a circle.
 */
import type { Condition, Filter, Players, Quantity, Thing } from '../../language/index.ts'
import type { Characteristics, Context, ObjectId, Seat, State } from '../state/index.ts'

export interface Words {
  characteristics: (state: State, id: ObjectId) => Characteristics
  matches: (state: State, filter: Filter, id: ObjectId, context: Context) => boolean
  thingsOf: (state: State, thing: Thing, context: Context) => readonly ObjectId[]
  playersOf: (state: State, players: Players, context: Context) => readonly Seat[]
  amount: (state: State, quantity: Quantity, context: Context) => number
  holds: (state: State, condition: Condition, context: Context) => boolean
}

const unbound = (): never => {
  throw new Error('continuous/index.ts is not loaded')
}

/** Filled in by each file as it is loaded. */
export const words: Words = {
  characteristics: unbound,
  matches: unbound,
  thingsOf: unbound,
  playersOf: unbound,
  amount: unbound,
  holds: unbound,
}
