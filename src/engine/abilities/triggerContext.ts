/** The context in which a trigger's words are read: the state, and whose ability it is. */
import type { Players, Subject } from '../../language/index.ts'
import { isAmong, matches, thingsOf } from '../continuous/index.ts'
import {
  type Context,
  findOrLast,
  type ObjectId,
  type Ref,
  type Seat,
  type State,
  selfOf,
  type TriggerData,
} from '../state/index.ts'

export interface TriggerContext {
  readonly state: State
  readonly context: Context
}

/** Whether the object, by the id it has or last had, is what the trigger watches. */
export function isSubject({ state, context }: TriggerContext, subject: Subject, id: ObjectId): boolean {
  switch (subject.kind) {
    case 'self':
      return isSame(state, selfOf(context), id)
    case 'all':
      return matches(state, subject.filter, id, context)
    default:
      return thingsOf(state, subject, context).includes(id)
  }
}

/** The same object, or what it just became: a cycled card is noticed in the graveyard (410.10). */
function isSame(state: State, source: ObjectId, id: ObjectId): boolean {
  return source === id || state.lastKnown[id]?.became === source || state.lastKnown[source]?.became === id
}

/** Whether the player is (one of) those referred to. */
export function isOf({ state, context }: TriggerContext, players: Players, seat: Seat): boolean {
  return isAmong(state, players, seat, context)
}

/** An event with no roles: the matchers fill in those it has (`language/roles.ts`). */
export const NONE = { object: null, other: null, player: null, amount: 0 } as const

/** What the text speaks of together from the start, as though it had just done it: "those creatures". */
export const toldOf = (that: readonly ObjectId[]): Pick<TriggerData, 'told'> => ({
  told: { log: [{ that }], choices: {} },
})

export function objectIn(ref: Ref): ObjectId | null {
  return 'object' in ref ? ref.object : null
}

/** Who controls the object, or last did. */
export function controllerOf(state: State, id: ObjectId): Seat | null {
  return findOrLast(state, id)?.controller ?? null
}
