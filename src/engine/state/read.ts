/** Reading a state: small questions that need no layers. */
import { EDITIONS, type Edition } from '../../rulebook/index.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { GameObject } from './object.ts'
import { PAGE, type Player, type State } from './state.ts'

/** The object with that number, or `null` where there is none (any more), or none that the looking seat may know. */
export function find(state: State, id: ObjectId): GameObject | null {
  return state.objects[Math.floor(id / PAGE)]?.[id % PAGE] ?? null
}

/** The object with that number, which the caller knows to exist. Throws where it doesn't: an engine error. */
export function get(state: State, id: ObjectId): GameObject {
  const object = find(state, id)
  if (object === null) throw new Error(`no object ${id}`)
  return object
}

/** The object, or, where it is gone, as it last existed (413.2f). */
export function findOrLast(state: State, id: ObjectId): GameObject | null {
  return find(state, id) ?? state.lastKnown[id]?.object ?? null
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

/** The record that decides where the editions differ: a book's, or one that the game brought along. */
export function editionOf({ edition }: Pick<State, 'edition'>): Edition {
  return typeof edition === 'string' ? EDITIONS[edition] : edition
}

/** 2011:contents/800: the game was begun by more than two, and the edition has rules for that. */
export function beginsFreely(state: State): boolean {
  return state.players.length > 2 && editionOf(state).severalBeginFreely
}

/** 2004:215.2: Legend is a creature type in 2004 and none in 2011; the other words are creature types of both. */
export function hasCreatureType(state: State, word: string): boolean {
  return word !== 'Legend' || editionOf(state).legendIsCreatureType
}

/** Players still in the game, the active player first, then in turn order (103.4). */
export function inTurnOrder(state: State, from: Seat = state.turn.active): readonly Seat[] {
  const seats: Seat[] = []
  for (let step = 0; step < state.players.length; step++) {
    const seat = (from + step) % state.players.length
    if (playerAt(state, seat).lost === null) seats.push(seat)
  }
  return seats
}

/** Whether `b` is an opponent of `a`. */
export function areOpponents(a: Seat, b: Seat): boolean {
  return a !== b
}

export function opponentsOf(state: State, seat: Seat): readonly Seat[] {
  return inTurnOrder(state, seat).filter((other) => areOpponents(seat, other))
}

/** The player, or, where they are out of the game, the next one in turn order who is not. */
export function presentFrom(state: State, seat: Seat): Seat {
  return inTurnOrder(state, seat)[0] ?? seat
}

/** The next player in turn order who is still in the game. */
export function nextSeat(state: State, seat: Seat): Seat {
  return presentFrom(state, (seat + 1) % state.players.length)
}
