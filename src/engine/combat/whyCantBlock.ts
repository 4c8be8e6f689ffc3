/** Why a creature can't block an attacker (309.2a, 500.1, 501). */
import { isBattle, isType } from '../continuous/index.ts'
import { whyEvaded } from '../keywords/index.ts'
import { moreBlocksOf, whyRestrictedFromBlocking } from '../restrictions/index.ts'
import {
  type Attacker,
  actingWith,
  find,
  get,
  type ObjectId,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { attackOf } from './fighters.ts'

/** Why it can't block at all (309.2a). A creature that came under its controller's control this turn may block. */
function whyNotAble(state: State, id: ObjectId): Refusal | null {
  const object = find(state, id)
  if (object?.zone !== 'battlefield') return refuse(state, 'block.notHere', { object: id })
  if (!isType(state, id, 'creature')) return refuse(state, 'block.notCreature', { object: id })
  if (isBattle(state, id)) return refuse(state, 'block.battle', { object: id })
  return object.tapped ? refuse(state, 'block.tapped', { object: id }) : null
}

/** Why the creature can't be declared as a blocker of this attacker, or `null`. */
export function whyCantBlock(state: State, id: ObjectId, attacker: ObjectId): Refusal | null {
  return whyNotAble(state, id) ?? whyNotPair(state, id, attacker, attackOf(state, attacker))
}

/** Why a creature that could block can't block this attacker. */
function whyNotPair(state: State, id: ObjectId, attacker: ObjectId, attack: Attacker | null): Refusal | null {
  if (attack === null) return refuse(state, 'block.notAttacking', { object: id, attacker })
  if (!actingWith(state, attack.against).includes(get(state, id).controller))
    return refuse(state, 'block.notDefending', { object: id, attacker })
  return whyRestrictedFromBlocking(state, id, attacker) ?? whyEvaded(state, id, attacker)
}

/** How many attackers the creature may block: one, unless effects increase that (309.2a). */
export function blockCapacity(state: State, id: ObjectId): number {
  return 1 + moreBlocksOf(state, id)
}

/** A creature that could block, and what it could block. */
export interface AbleBlocker {
  readonly id: ObjectId
  readonly attackers: readonly ObjectId[]
  /** How many attackers it may block at once. */
  readonly capacity: number
}

/** A player's or their team's creatures that could block something, each with all it could block. */
export function ableBlockers(state: State, seat: Seat): readonly AbleBlocker[] {
  const attacks = state.combat?.attackers ?? []
  const able: AbleBlocker[] = []
  const team = actingWith(state, seat)
  for (const id of state.battlefield) {
    if (!team.includes(get(state, id).controller) || whyNotAble(state, id) !== null) continue
    const attackers = attacks.filter((one) => whyNotPair(state, id, one.id, one) === null).map((one) => one.id)
    if (attackers.length > 0)
      able.push({ id, attackers, capacity: Math.min(blockCapacity(state, id), attackers.length) })
  }
  return able
}
