/**
 * What limits the use of an activated ability (403.3, 403.5 / 2011:602.5). It is counted under the ability's key: what an object gains
 * or loses besides does not change that, and what another object gives it is another ability (2011:602.5c).
 */
import { type Activated, isLoyaltyCost } from '../../language/index.ts'
import { contextOf, holds } from '../continuous/index.ts'
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
import { whyNotSorcerySpeed } from './timing.ts'

/** How often this ability of the object was activated this turn, by whomever (403.3). */
export function timesActivated({ activations }: GameObject, ability: Activated): number {
  return activations[ability.at.key] ?? 0
}

/** What loyalty abilities of a permanent are counted under together: the limit is the permanent's (2011:contents/606). */
const LOYALTY = 'loyalty'

/** Counts an activation. */
export function countActivation(g: Draft, id: ObjectId, ability: Activated): void {
  const object = find(g.state, id)
  if (object === null) return
  const key = isLoyaltyCost(ability.cost) ? LOYALTY : ability.at.key
  g.patch(id, { activations: { ...object.activations, [key]: (object.activations[key] ?? 0) + 1 } })
}

/** 2011:contents/606: as a sorcery, and once a turn for the whole permanent, whoever controlled it then. */
function whyNotLoyalty(state: State, seat: Seat, object: GameObject, moment: Moment): Refusal | null {
  const rule = '2011:contents/606'
  if (moment === 'payment') return refuse('timing.noPriority', rule)
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return { ...when, rule }
  return (object.activations[LOYALTY] ?? 0) > 0 ? refuse('activate.loyaltyOnce', rule, { object: object.id }) : null
}

/** When the ability would be activated: with priority, or in the middle of paying for something (411.2). */
export type Moment = 'priority' | 'payment'

/** Why the ability's own words don't let it be activated now, or `null`. */
export function whyNotLimits(
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
    // 403.5 / 2011:602.5e: any time means with priority, not while something is cast or resolves.
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
