/**
 * What limits the use of an activated ability (403.3, 403.5 / 2011:602.5). Uses are counted under the ability's key:
 * gaining or losing other abilities doesn't change it, and an ability granted by another object is a different one
 * (2011:602.5c).
 */
import { type Activated, hasTapSymbol, isLoyaltyCost } from '../../language/index.ts'
import { isKeptFromAbility, isKeptFromActivating, usesLoyaltyAsInstant } from '../playerRules/index.ts'
import { keepsFromActivating } from '../restrictions/index.ts'
import { citing, type GameObject, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { loyaltyActivated } from './activations.ts'
import { isOpenToAll, type Moment, whyLimited } from './limitRules.ts'
import { isManaAbility } from './mana/ability.ts'
import { whyNotSorcerySpeed } from './timing.ts'

/** 2011:contents/606: only as a sorcery, and once a turn for the whole permanent, whoever controlled it at the time. */
function whyNotLoyalty(state: State, seat: Seat, object: GameObject, moment: Moment): Refusal | null {
  if (moment === 'payment') return citing(state, 'activate.loyalty', refuse(state, 'timing.noPriority'))
  const when = usesLoyaltyAsInstant(state, seat, object.id) ? null : whyNotSorcerySpeed(state, seat)
  if (when !== null) return citing(state, 'activate.loyalty', when)
  return loyaltyActivated(object) > 0 ? refuse(state, 'activate.loyaltyOnce', { object: object.id }) : null
}

/** 403.2: the controller of a permanent or spell, or the owner of what lies elsewhere; anyone if it says so. */
function isForSeat({ zone, controller, owner }: GameObject, seat: Seat, ability: Activated): boolean {
  const whose = zone === 'battlefield' || zone === 'stack' ? controller : owner
  return whose === seat || isOpenToAll(ability)
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
    return refuse(state, 'activate.notYours', { object: object.id })
  const isMana = () => isManaAbility(state, ability)
  if (keepsFromActivating(state, object.id, { isMana, tapping: hasTapSymbol(ability.cost) }))
    return refuse(state, 'activate.forbidden', { object: object.id })
  if (isKeptFromAbility(state, seat, { of: object.id, isMana, loyalty: isLoyaltyCost(ability.cost) }))
    return refuse(state, 'activate.forbidden', { object: object.id })
  const { keyword } = ability.at
  if (keyword !== null && isKeptFromActivating(state, seat, keyword))
    return refuse(state, 'activate.forbidden', { object: object.id })
  const loyalty = isLoyaltyCost(ability.cost) ? whyNotLoyalty(state, seat, object, moment) : null
  return loyalty ?? whyLimited(state, { seat, object, ability, moment })
}
