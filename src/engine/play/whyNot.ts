/**
 * The one authority for "may this be done?" (DESIGN.md): `null`, or a refusal with the rule. The list of legal actions, the
 * check inside `answer`, greyed buttons and the AI all ask here.
 */
import type { Ability } from '../../language/index.ts'
import {
  abilitiesOf,
  characteristics,
  contextOf,
  holds,
  isType,
  matches,
  restrictionsOn,
  rulesFor,
} from '../continuous/index.ts'
import type { Action } from '../questions/index.ts'
import {
  type Context,
  find,
  type GameObject,
  type ObjectId,
  playerAt,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { activationCost, morphCost, spellCost, type TotalCost, turnedDown } from './cost.ts'
import { canPayMana, type Memo, whyNotMana } from './mana/pay.ts'
import { isManaAbility } from './mana/sources.ts'
import { whyNotPart } from './payParts.ts'
import { spellBody } from './spellBody.ts'
import { bodyHasTargets } from './targets.ts'
import { whyNoPriority, whyNotCastNow, whyNotSorcerySpeed } from './timing.ts'

type Activated = Extract<Ability, { kind: 'activated' }>

/** Why a total cost can't be paid, or `null`; X counts as 0. */
function whyNotPay(state: State, seat: Seat, cost: TotalCost, context: Context, memo: Memo): Refusal | null {
  for (const part of cost.parts) {
    const why = whyNotPart(state, seat, part, context)
    if (why !== null) return why
  }
  const taps = cost.parts.some((part) => part.kind === 'tap')
  return canPayMana(state, seat, cost.mana, 0, taps ? context.source : null, memo)
    ? null
    : refuse('cast.cantPay', '409.1h', { object: context.source })
}

/** Land drops left this turn: one, and those that effects add (212.6b). */
export function landDropsLeft(state: State, seat: Seat): number {
  const extra = rulesFor(state, seat).reduce((sum, rule) => (rule.kind === 'extraLands' ? sum + rule.n : sum), 0)
  return 1 + extra - playerAt(state, seat).landsPlayed
}

function whyNotLand(state: State, seat: Seat, id: ObjectId): Refusal | null {
  const object = find(state, id)
  if (object === null || !((object.zone === 'hand' && object.owner === seat) || mayPlayTop(state, seat, object, true)))
    return refuse('play.notInHand', '408.2d', { object: id })
  if (!characteristics(state, id).types.includes('land')) return refuse('play.notALand', '212.6a', { object: id })
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return { ...when, rule: '2004:408.2d' }
  if (rulesFor(state, seat).some((rule) => rule.kind === 'cantPlayLands'))
    return refuse('play.cantPlayLands', '103.1', { object: id })
  return landDropsLeft(state, seat) > 0 ? null : refuse('play.landAlready', '212.6b', { object: id })
}

/** Whether effects let the player play this card from the top of the own library (217.2e). */
function mayPlayTop(state: State, seat: Seat, object: GameObject, land: boolean): boolean {
  if (object.zone !== 'library' || state.libraries[seat]?.[0] !== object.id) return false
  return rulesFor(state, seat).some(
    (rule) =>
      rule.kind === 'playTop' &&
      (rule.what === null ||
        (!land && matches(state, { ...rule.what, noun: 'card' }, object.id, contextOf(object.id, seat), seat))),
  )
}

function inRightZone(state: State, object: GameObject, seat: Seat, via: string): boolean {
  if (object.owner === seat && object.zone === (via === 'flashback' ? 'graveyard' : 'hand')) return true
  return via !== 'flashback' && mayPlayTop(state, seat, object, false)
}

function whyNotCast(
  held: State,
  seat: Seat,
  id: ObjectId,
  via: 'normal' | 'alternative' | 'flashback' | 'faceDown',
  memo: Memo,
): Refusal | null {
  const object = find(held, id)
  if (object === null || !inRightZone(held, object, seat, via)) return refuse('cast.wrongZone', '401.1', { object: id })
  // 504.2: the card is turned face down first; everything is asked about what it is then.
  const state = via === 'faceDown' ? turnedDown(held, seat, id) : held
  const card = characteristics(state, id)
  if (card.types.includes('land')) return refuse('cast.land', '212.6a', { object: id })
  const when = whyNotCastNow(state, seat, id, via === 'faceDown')
  if (when !== null) return when
  const context = contextOf(id, seat)
  const barred = rulesFor(state, seat).some(
    (rule) => rule.kind === 'cantCast' && matches(state, { ...rule.what, noun: 'card' }, id, context, seat),
  )
  if (barred) return refuse('cast.forbidden', '103.1', { object: id })
  const cost = spellCost(state, id, seat, via, false)
  if ('key' in cost) return cost
  if (via !== 'faceDown' && !bodyHasTargets(state, spellBody(card.abilities), context))
    return refuse('cast.noTarget', '409.1c', { object: id })
  return whyNotPay(state, seat, cost, context, memo)
}

function mayActivate(object: GameObject, seat: Seat, ability: Activated): boolean {
  if (object.zone !== ability.zone) return false
  const whose = object.zone === 'battlefield' ? object.controller : object.owner
  return whose === seat || ability.limits.some((limit) => limit.kind === 'anyPlayer')
}

function whyNotActivate(state: State, seat: Seat, id: ObjectId, index: number, memo: Memo): Refusal | null {
  const object = find(state, id)
  const ability = object === null ? null : activatedForm(abilitiesOf(state, id)[index])
  if (object === null || ability === null) return refuse('activate.noAbility', '403.1', { object: id })
  if (!mayActivate(object, seat, ability)) return refuse('activate.notYours', '403.2', { object: id })
  if (restrictionsOn(state, id).some((held) => held.restriction.kind === 'cantActivate'))
    return refuse('activate.forbidden', '103.1', { object: id })
  const limit = whyNotLimits(state, seat, object, index, ability)
  if (limit !== null) return limit
  if (isManaAbility(ability) && ability.cost.every((part) => part.kind !== 'mana'))
    return whyNotMana(state, seat, id, index, memo)
  const context = contextOf(id, seat)
  if (!bodyHasTargets(state, ability.body, context)) return refuse('cast.noTarget', '409.1c', { object: id })
  return whyNotPay(state, seat, activationCost(ability.cost), context, memo)
}

function whyNotTurnUp(state: State, seat: Seat, id: ObjectId, memo: Memo): Refusal | null {
  const object = find(state, id)
  if (object === null || object.zone !== 'battlefield' || object.controller !== seat || !object.faceDown) {
    return refuse('faceUp.notFaceDown', '504.4', { object: id })
  }
  const cost = morphCost(state, object)
  return cost === null
    ? refuse('faceUp.noMorph', '504.4', { object: id })
    : whyNotPay(state, seat, activationCost(cost), contextOf(id, seat), memo)
}

/** Why a player may not do this now, or `null` where they may (408, 409, 411). Many questions about one state share a `memo`. */
export function whyNot(state: State, seat: Seat, action: Action, memo: Memo = {}): Refusal | null {
  const priority = whyNoPriority(state, seat)
  if (priority !== null) return priority
  switch (action.do) {
    case 'pass':
      return null
    case 'playLand':
      return whyNotLand(state, seat, action.object)
    case 'cast':
      return whyNotCast(state, seat, action.object, action.via, memo)
    case 'activate':
      return whyNotActivate(state, seat, action.object, action.ability, memo)
    case 'turnFaceUp':
      return whyNotTurnUp(state, seat, action.object, memo)
  }
}

/** Whether the object is a permanent card (214.1): used where a spell becomes a permanent. */
export function isPermanentCard(state: State, id: ObjectId): boolean {
  return (['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const).some((type) =>
    isType(state, id, type),
  )
}
