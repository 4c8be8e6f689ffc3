/**
 * What limits the use of an activated ability (403.3, 403.5 / 2011:602.5). It is counted under the ability's key: what an object gains
 * or loses besides does not change that, and what another object gives it is another ability (2011:602.5c).
 */
import { type Activated, isLoyaltyCost } from '../../language/index.ts'
import { keepsFromActivating } from '../restrictions/index.ts'
import { type GameObject, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { loyaltyActivated } from './activations.ts'
import { isOpenToAll, type Moment, whyLimited } from './limitRules.ts'
import { isManaAbility } from './mana/ability.ts'
import { whyNotSorcerySpeed } from './timing.ts'

/** 2011:contents/606: as a sorcery, and once a turn for the whole permanent, whoever controlled it then. */
function whyNotLoyalty(state: State, seat: Seat, object: GameObject, moment: Moment): Refusal | null {
  const rule = '2011:contents/606'
  if (moment === 'payment') return refuse('timing.noPriority', rule)
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return { ...when, rule }
  return loyaltyActivated(object) > 0 ? refuse('activate.loyaltyOnce', rule, { object: object.id }) : null
}

/** 403.2: its controller, off the battlefield its owner; anyone where it says so. */
function isForSeat({ zone, controller, owner }: GameObject, seat: Seat, ability: Activated): boolean {
  const whose = zone === 'battlefield' ? controller : owner
  return whose === seat || isOpenToAll(ability)
}

/** Why a player can't use the ability at that moment whatever its targets and its cost, or `null`. */
export function whyNotUse(
  state: State,
  seat: Seat,
  object: GameObject,
  ability: Activated,
  moment: Moment,
): Refusal | null {
  if (object.zone !== ability.zone || !isForSeat(object, seat, ability))
    return refuse('activate.notYours', '403.2', { object: object.id })
  if (keepsFromActivating(state, object.id, () => isManaAbility(state, ability)))
    return refuse('activate.forbidden', '409.4', { object: object.id })
  const loyalty = isLoyaltyCost(ability.cost) ? whyNotLoyalty(state, seat, object, moment) : null
  return loyalty ?? whyLimited(state, { seat, object, ability, moment })
}
