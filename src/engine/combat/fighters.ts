/** Who attacks and blocks what: reading the combat (306). */
import { hasPlaneswalkers } from '../../rulebook/index.ts'
import { defendedBy, isAttackable, isType } from '../continuous/index.ts'
import {
  type Attacker,
  type AttackOption,
  editionOf,
  find,
  findOrLast,
  formatOf,
  get,
  inTurnOrder,
  isInRange,
  type ObjectId,
  opponentsOf,
  type Ref,
  type Seat,
  type State,
  sameRef,
} from '../state/index.ts'

/** By the option of the game: the seats, counted from one's own, of those whom a player may attack; `null`: any. */
const REACH: Readonly<Record<AttackOption, readonly (1 | -1)[] | null>> = {
  several: null,
  left: [1],
  right: [-1],
  neighbours: [1, -1],
}

/** The opponents whom a player may attack (2011:contents/802, 803, 809): the seat of one who has left counts no more. */
function attackable(state: State, seat: Seat): readonly Seat[] {
  const opponents = opponentsOf(state, seat).filter((other) => isInRange(state, seat, other))
  const reach = REACH[formatOf(state).attack]
  if (reach === null) return opponents
  const others = inTurnOrder(state, seat).filter((other) => other !== seat)
  const near = reach.map((step) => others.at(step === 1 ? 0 : -1))
  return opponents.filter((other) => near.includes(other))
}

/**
 * Everything that the active player may attack: opponents and, where the edition has them, their planeswalkers and the
 * battles that they protect (today:506.2).
 */
export function defendersOf(state: State, seat: Seat): readonly Ref[] {
  const players = attackable(state, seat)
  const refs: Ref[] = players.map((player) => ({ player }))
  if (!hasPlaneswalkers(editionOf(state))) return refs
  for (const id of state.battlefield) {
    if (!isAttackable(state, id)) continue
    const seats = [defendedBy(state, id), isType(state, id, 'planeswalker') ? get(state, id).controller : null]
    if (players.some((one) => seats.includes(one))) refs.push({ object: id })
  }
  return refs
}

/** Who is the defending player for this: the player, or who defends it now or last did (306.3, today:310.8). */
export function defendingSeat(state: State, defender: Ref): Seat {
  if ('player' in defender) return defender.player
  return (findOrLast(state, defender.object) === null ? null : defendedBy(state, defender.object)) ?? state.turn.active
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
