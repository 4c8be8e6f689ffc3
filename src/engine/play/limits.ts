/**
 * What limits the use of an activated ability (403.3, 403.5 / 2011:602.5). Uses are counted under the ability's key:
 * gaining or losing other abilities doesn't change it, and an ability granted by another object is a different one
 * (2011:602.5c).
 */
import { type Activated, isLoyaltyCost } from '../../language/index.ts'
import { contextOf, holds, restrictionsOn } from '../continuous/index.ts'
import {
  type Draft,
  find,
  type GameObject,
  type ObjectId,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { isManaAbility } from './mana/ability.ts'
import { whyNotSorcerySpeed } from './timing.ts'

/** How often this ability of the object was activated this turn, by anyone (403.3). */
export function timesActivated({ activations }: GameObject, ability: Activated): number {
  return activations[ability.at.key] ?? 0
}

/**
 * The key under which all loyalty abilities of a permanent are counted: the limit is per permanent (2011:contents/606).
 */
const LOYALTY = 'loyalty'

/** Counts an activation. */
export function countActivation(g: Draft, id: ObjectId, ability: Activated): void {
  const object = find(g.state, id)
  if (object === null) return
  const key = isLoyaltyCost(ability.cost) ? LOYALTY : ability.at.key
  g.patch(id, { activations: { ...object.activations, [key]: (object.activations[key] ?? 0) + 1 } })
}

/** 2011:contents/606: only as a sorcery, and once a turn for the whole permanent, whoever controlled it at the time. */
function whyNotLoyalty(state: State, seat: Seat, object: GameObject, moment: Moment): Refusal | null {
  const rule = '2011:contents/606'
  if (moment === 'payment') return refuse('timing.noPriority', rule)
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return { ...when, rule }
  return (object.activations[LOYALTY] ?? 0) > 0 ? refuse('activate.loyaltyOnce', rule, { object: object.id }) : null
}

/** When the ability would be activated: with priority, or while paying for something (411.2). */
export type Moment = 'priority' | 'payment'

/** 403.2: its controller, or its owner if it is off the battlefield; anyone if it says so. */
function isForSeat({ zone, controller, owner }: GameObject, seat: Seat, ability: Activated): boolean {
  const whose = zone === 'battlefield' ? controller : owner
  return whose === seat || ability.limits.some((limit) => limit.kind === 'anyPlayer')
}

/** Whether an effect prevents activating the object's abilities (409.4). */
function isForbidden(state: State, id: ObjectId, ability: Activated): boolean {
  return restrictionsOn(state, id).some(
    ({ restriction }) =>
      restriction.kind === 'cantActivate' && !(restriction.exceptMana === true && isManaAbility(state, ability)),
  )
}

/** Why a player can't use the ability at that moment, regardless of targets and cost, or `null`. */
export function whyNotUse(
  state: State,
  seat: Seat,
  object: GameObject,
  ability: Activated,
  moment: Moment,
): Refusal | null {
  if (object.zone !== ability.zone || !isForSeat(object, seat, ability))
    return refuse('activate.notYours', '403.2', { object: object.id })
  if (isForbidden(state, object.id, ability)) return refuse('activate.forbidden', '409.4', { object: object.id })
  return whyNotLimits(state, seat, object, ability, moment)
}

/** Why the ability's own text doesn't allow activating it now, or `null`. */
function whyNotLimits(
  state: State,
  seat: Seat,
  object: GameObject,
  ability: Activated,
  moment: Moment,
): Refusal | null {
  if (isLoyaltyCost(ability.cost)) {
    const why = whyNotLoyalty(state, seat, object, moment)
    if (why !== null) return why
  }
  for (const limit of ability.limits) {
    if (limit.kind === 'sorcerySpeed') {
      const when = whyNotSorcerySpeed(state, seat)
      if (when !== null) return { ...when, rule: '2004:403.5' }
    }
    // 403.5 / 2011:602.5e: "any time" means with priority, not while something is being cast or resolved.
    if ((limit.kind === 'instantSpeed' || limit.kind === 'sorcerySpeed') && moment === 'payment')
      return refuse('timing.noPriority', '403.5')
    if (limit.kind === 'yourTurn' && state.turn.active !== seat)
      return refuse('activate.notYourTurn', '403.5', { object: object.id })
    if (limit.kind === 'oncePerTurn' && timesActivated(object, ability) > 0)
      return refuse('activate.oncePerTurn', '403.3', { object: object.id })
    if (limit.kind === 'onlyIf' && !holds(state, limit.condition, contextOf(object.id, seat)))
      return refuse('activate.condition', '403.5', { object: object.id })
  }
  return null
}
