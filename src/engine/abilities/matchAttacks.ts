/** Triggers on attacks (410.9), as attackers are declared. */
import type { Attacked, Filter, RoleValues, TriggerRow } from '../../language/index.ts'
import { defendedBy, isType, matches } from '../continuous/index.ts'
import {
  find,
  findOrLast,
  type Happening,
  type ObjectId,
  type Ref,
  type Seat,
  type State,
  type TriggerData,
} from '../state/index.ts'
import { isOf, isSubject, NONE, type TriggerContext, toldOf } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type AttackTrigger = 'attacks' | 'attackers' | 'attacksUnblocked'
type Values<K extends AttackTrigger> = RoleValues<TriggerRow<K>, ObjectId, Seat> & Pick<TriggerData, 'told'>
type Match<K extends AttackTrigger> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => Values<K> | readonly Values<K>[] | null

/** Whether it has happened to it once in this turn, counting this time. */
export const isFirst = (sofar: readonly ObjectId[], id: ObjectId): boolean =>
  sofar.filter((one) => one === id).length === 1

/** "~ attacks": once for each attacker. `along`: only where so many such creatures attack, too. */
export const matchAttacks: Match<'attacks'> = (event, trigger, surroundings) => {
  if (
    event.kind !== 'attacks' ||
    (trigger.alone && !event.alone) ||
    !isAttacked(surroundings, trigger.whom, event.defender) ||
    (trigger.first === true && !isFirst(surroundings.state.facts.attacked, event.object)) ||
    !isSubject(surroundings, trigger.what, event.object)
  )
    return null
  const { along, as } = trigger
  if (as !== undefined && find(surroundings.state, event.object)?.marks?.[as] === undefined) return null
  if (along !== undefined && othersAttacking(surroundings, event.object, along.filter) < along.least) return null
  return { ...NONE, object: event.object, player: attackedSeat(surroundings.state, event.defender) }
}

/** "~ attacks and isn't blocked", "~ attacks a player and isn't blocked". */
export const matchUnblocked: Match<'attacksUnblocked'> = (event, trigger, surroundings) => {
  if (event.kind !== 'unblocked' || !isSubject(surroundings, trigger.what, event.object)) return null
  const attacker = surroundings.state.combat?.attackers.find(({ id }) => id === event.object)
  const defender = attacker?.defender ?? null
  if (defender === null) return trigger.whom === undefined ? { ...NONE, object: event.object } : null
  if (!isAttacked(surroundings, trigger.whom, defender)) return null
  return { ...NONE, object: event.object, player: attackedSeat(surroundings.state, defender) }
}

/** How many such creatures attack with that one. */
const othersAttacking = ({ state, context }: TriggerContext, one: ObjectId, filter: Filter): number =>
  (state.combat?.attackers ?? []).filter(({ id }) => id !== one && matches(state, filter, id, context)).length

/** 410.9d: once for a declaration, or for each player whom it attacks. */
export const matchAttackers: Match<'attackers'> = (event, trigger, surroundings) => {
  if (event.kind !== 'declared' || !isOf(surroundings, trigger.who, event.seat)) return null
  const all = event.attacks.filter(
    ({ id, defender }) =>
      isAttacked(surroundings, trigger.whom, defender) &&
      matches(surroundings.state, trigger.filter, id, surroundings.context),
  )
  if (trigger.all === true && !isAllOf(surroundings, trigger.filter, event.attacks)) return null
  if (trigger.each === true) return againstEach(surroundings.state, all, trigger.least)
  return all.length >= trigger.least ? { ...NONE, player: event.seat, amount: all.length, ...those(all) } : null
}

/** Each player attacked by that many or more. */
function againstEach(state: State, attacks: readonly Attack[], least: number): readonly Values<'attackers'>[] {
  return state.players.flatMap(({ seat }) => {
    const all = attacks.filter(({ defender }) => attackedSeat(state, defender) === seat)
    return all.length >= least ? [{ ...NONE, player: seat, amount: all.length, ...those(all) }] : []
  })
}

interface Attack {
  readonly id: ObjectId
  readonly defender: Ref
}
/** "Those creatures". */
const those = (all: readonly Attack[]): Pick<TriggerData, 'told'> => toldOf(all.map(({ id }) => id))

/** Whether everything that the words describe attacks. */
function isAllOf(
  { state, context }: TriggerContext,
  filter: Filter,
  attacks: readonly { readonly id: ObjectId }[],
): boolean {
  return state.battlefield.every(
    (id) => !matches(state, filter, id, context) || attacks.some((attack) => attack.id === id),
  )
}

/** The player attacked, or who defends the planeswalker or battle that is. */
const attackedSeat = (state: State, to: Ref): Seat | null =>
  'player' in to ? to.player : findOrLast(state, to.object) === null ? null : defendedBy(state, to.object)

/** Whether the attack is on those the trigger names; every attack is, where it names nobody. */
function isAttacked(surroundings: TriggerContext, whom: Attacked | undefined, defender: Ref): boolean {
  if (whom === undefined) return true
  if ('object' in defender && !(whom.walkers && isType(surroundings.state, defender.object, 'planeswalker')))
    return false
  const seat = attackedSeat(surroundings.state, defender)
  return seat !== null && isOf(surroundings, whom.players, seat)
}
