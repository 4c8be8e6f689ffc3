/** Who attacks and blocks what: reading the combat (306). */
import { isType } from '../continuous/index.ts'
import {
  type Attacker,
  editionOf,
  find,
  findOrLast,
  get,
  type ObjectId,
  opponentsOf,
  type Ref,
  type Seat,
  type State,
  sameRef,
} from '../state/index.ts'

/** Everything that the active player may attack: opponents and, where the edition has them, their planeswalkers. */
export function defendersOf(state: State, seat: Seat): readonly Ref[] {
  const players = opponentsOf(state, seat)
  const refs: Ref[] = players.map((player) => ({ player }))
  if (!editionOf(state).planeswalkers) return refs
  for (const id of state.battlefield) {
    if (players.includes(get(state, id).controller) && isType(state, id, 'planeswalker')) refs.push({ object: id })
  }
  return refs
}

/** Who is the defending player for this: the player, or the controller the planeswalker has or last had (306.3). */
export function defendingSeat(state: State, defender: Ref): Seat {
  if ('player' in defender) return defender.player
  return findOrLast(state, defender.object)?.controller ?? state.turn.active
}

/** The attack of a creature, or `null` where it isn't attacking. */
export function attackOf(state: State, id: ObjectId): Attacker | null {
  return state.combat?.attackers.find((one) => one.id === id) ?? null
}

/** Whether it is a creature on the battlefield now. */
export function isCreature(state: State, id: ObjectId): boolean {
  return find(state, id)?.zone === 'battlefield' && isType(state, id, 'creature')
}

/** Whether the reference is among these. */
export function includesRef(refs: readonly Ref[], ref: Ref): boolean {
  return refs.some((one) => sameRef(one, ref))
}
