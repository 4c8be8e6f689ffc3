/**
 * The one authority for activating abilities, including mana abilities: with priority, or while paying (403, 409,
 * 411.2).
 */
import { type AbilityKey, type Activated, activatedOf } from '../../language/index.ts'
import { abilitiesOf, contextOf } from '../continuous/index.ts'
import { citing, find, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { abilityCost } from './cost.ts'
import { boundsOfX, type Moment } from './limitRules.ts'
import { whyNotUse } from './limits.ts'
import { isManaAbility } from './mana/ability.ts'
import type { Memo } from './mana/can.ts'
import { allSources, type ManaSource } from './mana/sources.ts'
import { NOTHING_OWED, type Owed } from './objectParts.ts'
import type { AnnouncedCost } from './symbols.ts'
import { whySplitSecond } from './timing.ts'
import { type Announcement, whyNotAnnounce } from './variable.ts'

/** What is announced as the ability is activated: its cost and its text. */
export function activationOf(
  state: State,
  seat: Seat,
  id: ObjectId,
  ability: Activated,
  owed: Owed = NOTHING_OWED,
): Announcement {
  const total = (said: AnnouncedCost) => abilityCost(state, seat, id, ability, said)
  const quote = {
    total,
    context: contextOf(id, seat, ability.body.fresh === undefined ? {} : { at: ability.at }),
    for: { activate: id },
    ...boundsOfX(state, seat, id, ability),
    owed,
  }
  return { quote, body: ability.body }
}

/**
 * Why a player can't activate that ability of the object at that moment, or `null`. `owed`: what a payment of which it
 * is a part still needs (411.2).
 */
export function whyNotActivate(
  state: State,
  seat: Seat,
  id: ObjectId,
  key: AbilityKey,
  moment: Moment,
  memo: Memo = {},
  owed: Owed = NOTHING_OWED,
): Refusal | null {
  const object = find(state, id)
  const ability = object === null ? null : activatedOf(abilitiesOf(state, id), key)
  // 411.2: only mana abilities can be activated while paying.
  if (moment === 'payment' && (ability === null || !isManaAbility(state, ability)))
    return citing(state, 'mana.activated', refuse(state, 'mana.cannot', { object: id }))
  if (object === null || ability === null) return refuse(state, 'activate.noAbility', { object: id })
  const split = isManaAbility(state, ability) ? null : whySplitSecond(state)
  if (split !== null) return split
  const why = whyNotUse(state, seat, object, ability, moment)
  if (why !== null) return why
  // X, targets, costs (409.1b-h).
  return whyNotAnnounce(state, seat, activationOf(state, seat, id, ability, owed), memo)
}

/** The mana abilities a seat could activate now, in a payment or, for those without timing limits, with priority. */
export function manaSources(state: State, seat: Seat): readonly ManaSource[] {
  const sources = allSources(state, seat)
  const isFed = ({ object, ability, cost }: ManaSource): boolean =>
    cost.length === 0 || whyNotActivate(state, seat, object, ability, 'payment', { sources }) === null
  return sources.every(({ cost }) => cost.length === 0) ? sources : sources.filter(isFed)
}
