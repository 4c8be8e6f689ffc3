/** Why a creature can't attack (308.2a, 500.1). */
import { characteristics, isBattle, isType } from '../continuous/index.ts'
import { whyKeptFromAttacking } from '../keywords/index.ts'
import { isSick } from '../play/index.ts'
import { attacksAsNoWall, hasFor, whyRestrictedFromAttacking } from '../restrictions/index.ts'
import {
  actingWith,
  editionOf,
  find,
  get,
  isActive,
  type ObjectId,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { defendersOf, includesRef } from './fighters.ts'

/** What the game rules say against it, whoever is attacked (308.2a). */
function whyNotByRules(state: State, id: ObjectId): Refusal | null {
  const object = find(state, id)
  if (object?.zone !== 'battlefield') return refuse(state, 'attack.notHere', { object: id })
  if (!isActive(state, object.controller)) return refuse(state, 'attack.notYours', { object: id })
  if (!isType(state, id, 'creature')) return refuse(state, 'attack.notCreature', { object: id })
  if (isBattle(state, id)) return refuse(state, 'attack.battle', { object: id })
  if (object.tapped) return refuse(state, 'attack.tapped', { object: id })
  if (isSick(state, id) && !hasFor(state, id, 'haste', 'attack')) return refuse(state, 'attack.sick', { object: id })
  const kept = whyKeptFromAttacking(state, id)
  if (kept !== null) return kept
  if (
    editionOf(state).combat.wallsCantAttack &&
    characteristics(state, id).subtypes.includes('Wall') &&
    !attacksAsNoWall(state, id)
  ) {
    return refuse(state, 'attack.wall', { object: id })
  }
  return null
}

/** Why the creature can't be declared as an attacker at all, or `null`. */
function whyNotAble(state: State, id: ObjectId, defenders: readonly Ref[]): Refusal | null {
  const byRules = whyNotByRules(state, id)
  if (byRules !== null) return byRules
  const refused = defenders.map((defender) => whyRestrictedFromAttacking(state, id, defender))
  return refused.every((why) => why !== null) ? (refused[0] ?? null) : null
}

/**
 * Why the creature can't be declared as an attacker of this player or planeswalker, or `null` (308.2a). Passing
 * `defenders` avoids computing them again.
 */
export function whyCantAttack(
  state: State,
  id: ObjectId,
  defender: Ref,
  defenders: readonly Ref[] = defendersOf(state, state.turn.active),
): Refusal | null {
  const why = whyNotByRules(state, id) ?? whyRestrictedFromAttacking(state, id, defender)
  if (why !== null) return why
  return includesRef(defenders, defender) ? null : refuse(state, 'attack.wrongDefender', { object: id })
}

/** The creatures that a player, or their team, could declare as attackers, taken individually. */
export function ableAttackers(state: State, seat: Seat): readonly ObjectId[] {
  const defenders = defendersOf(state, seat)
  const team = actingWith(state, seat)
  return state.battlefield.filter(
    (id) => team.includes(get(state, id).controller) && whyNotAble(state, id, defenders) === null,
  )
}
