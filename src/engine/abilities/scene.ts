/** Where a trigger's words are read: the state, and whose ability it is. */
import type { Players, Subject } from '../../language/index.ts'
import { matches, playersOf, thingsOf } from '../continuous/index.ts'
import {
  type Context,
  findOrLast,
  type Noticed,
  type ObjectId,
  type Ref,
  type Seat,
  type State,
} from '../state/index.ts'

export interface Scene {
  readonly state: State
  readonly context: Context
}

/** Whether the object, by the number it has or last had, is what the trigger watches. */
export function isSubject({ state, context }: Scene, subject: Subject, id: ObjectId): boolean {
  switch (subject.kind) {
    case 'self':
      return isSame(state, context.source, id)
    case 'all':
      return matches(state, subject.filter, id, context)
    default:
      return thingsOf(state, subject, context).includes(id)
  }
}

/** The same object, or what it just became: a card that was cycled is noticed in the graveyard (410.10). */
function isSame(state: State, source: ObjectId, id: ObjectId): boolean {
  return source === id || state.lastKnown[id]?.became === source || state.lastKnown[source]?.became === id
}

/** Whether the player is (one of) those meant. */
export function isOf({ state, context }: Scene, players: Players, seat: Seat): boolean {
  if (players.kind === 'you') return seat === context.controller
  if (players.kind === 'anyPlayer' || players.kind === 'eachPlayer') return true
  if (players.kind === 'anOpponent' || players.kind === 'eachOpponent') return seat !== context.controller
  return playersOf(state, players, context).includes(seat)
}

/** What a trigger saw. */
export function saw(
  object: ObjectId | null,
  other: ObjectId | null = null,
  player: Seat | null = null,
  amount = 0,
): Noticed {
  return { object, other, player, amount }
}

export function objectIn(ref: Ref): ObjectId | null {
  return 'object' in ref ? ref.object : null
}

/** The player a reference is about: itself, or its controller. */
export function playerIn(state: State, ref: Ref): Seat | null {
  return 'player' in ref ? ref.player : (findOrLast(state, ref.object)?.controller ?? null)
}

/** Who controls the object, or did. */
export function controllerOf(state: State, id: ObjectId): Seat | null {
  return findOrLast(state, id)?.controller ?? null
}
