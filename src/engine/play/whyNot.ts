/**
 * The one authority for "may this be done?" (docs/architecture.md, "One idea"): `null`, or a refusal with the rule. The
 * list of legal actions, the check inside `answer`, greyed buttons and the AI all ask here.
 */

import { type CardType, PERMANENT_TYPES } from '../../language/index.ts'
import { characteristics, contextOf, hasKeyword, isType } from '../continuous/index.ts'
import { whyNotAgain } from '../loops/index.ts'
import { castsOnlyAsSorceries, whyRestrictedFromCasting, whyRestrictedFromLand } from '../playerRules/index.ts'
import type { Action, WayKey } from '../questions/index.ts'
import {
  citing,
  find,
  type GameObject,
  type ObjectId,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { asCast } from './asCast.ts'
import { asPriced } from './asSpell.ts'
import { faceUpTotal, faceUpWay } from './cost.ts'
import { tellsSpellsApart } from './differs.ts'
import { mayPlayAnotherLand } from './lands.ts'
import type { Memo } from './mana/can.ts'
import { whyNotSpecial } from './offers.ts'
import { whyNotPaidFor } from './options.ts'
import { isOfferedTo, mayPlayFrom } from './permission.ts'
import type { AnnouncedCost } from './symbols.ts'
import { allowsCasting, whyNoPriority, whyNotCastNow, whyNotSorcerySpeed, whySplitSecond } from './timing.ts'
import { whyNotAnnounce } from './variable.ts'
import { playableSides, type WayToCast, wayToCast } from './ways.ts'
import { whyNotActivate } from './whyNotActivate.ts'

function whyNotLand(held: State, seat: Seat, id: ObjectId, side = 0): Refusal | null {
  const object = find(held, id)
  if (object === null || !mayPlayFrom(held, seat, object, 'land', side))
    return refuse(held, 'play.notInHand', { object: id })
  const state = asCast(held, seat, id, { faceDown: false, side })
  const isSide = playableSides(held, id).includes(side)
  if (!isSide || !characteristics(state, id).types.includes('land'))
    return refuse(state, 'play.notALand', { object: id })
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return citing(state, 'special.land', when)
  const barred = whyRestrictedFromLand(state, seat, id)
  if (barred !== null) return barred
  return mayPlayAnotherLand(state, seat) ? null : refuse(state, 'play.landAlready', { object: id })
}

function inRightZone(state: State, object: GameObject, seat: Seat, { from, by, side }: WayToCast): boolean {
  if (from === 'playable') return mayPlayFrom(state, seat, object, 'spell', side)
  if (from === 'offered') return isOfferedTo(object, seat, by)
  return from === 'anywhere' || (object.owner === seat && object.zone === from)
}

/** today:702.127: a half with aftermath is cast from a graveyard only. */
const isKeptElsewhere = (state: State, id: ObjectId): boolean =>
  find(state, id)?.zone !== 'graveyard' && hasKeyword(state, id, 'aftermath')

/** Why a card can't be cast this way, regardless of its zone and of timing. */
function whyNotCastAtAll(held: State, seat: Seat, id: ObjectId, way: WayToCast, memo: Memo): Refusal | null {
  const state = asCast(held, seat, id, way)
  const barred = whySplitSecond(state) ?? whyRestrictedFromCasting(state, seat, id)
  if (barred !== null) return barred
  const slow = castsOnlyAsSorceries(state, seat) ? whyNotSorcerySpeed(state, seat) : null
  if (slow !== null) return slow
  if (!allowsCasting(state, seat, id)) return refuse(state, 'cast.notNow', { object: id })
  if (way.cost === null) return refuse(state, 'cast.noCost', { object: id })
  if (isKeptElsewhere(state, id)) return refuse(state, 'cast.wrongZone', { object: id })
  // What was found out about one card is true of another one only where spells aren't told from cards.
  const shared = tellsSpellsApart(held.printed) ? {} : memo
  return whyNotPaidFor({ state: asPriced(held, seat, id, way), id, seat, way }, shared)
}

function whyNotNow(state: State, seat: Seat, id: ObjectId, { anytime, sorcery }: WayToCast): Refusal | null {
  if (sorcery === true) return whyNotSorcerySpeed(state, seat)
  return anytime ? null : whyNotCastNow(state, seat, id)
}

function whyNotCast(held: State, seat: Seat, id: ObjectId, via: WayKey, memo: Memo): Refusal | null {
  const object = find(held, id)
  if (object === null) return refuse(held, 'cast.wrongZone', { object: id })
  const way = wayToCast(held, seat, id, via)
  if (way === null) return citing(held, 'announce.choices', refuse(held, 'cast.noCost', { object: id }))
  if (!inRightZone(held, object, seat, way)) return refuse(held, 'cast.wrongZone', { object: id })
  // 504.2, 505.2: everything is checked for what it will be as a spell.
  const state = asCast(held, seat, id, way)
  if (isType(state, id, 'land')) return refuse(state, 'cast.land', { object: id })
  return whyNotNow(state, seat, id, way) ?? whyNotCastAtAll(held, seat, id, way, memo)
}

/** Why a player can't cast a card that an effect lets them cast that way while it resolves, or `null` (413.2e). */
export function whyNotCastByEffect(held: State, seat: Seat, id: ObjectId, way: WayToCast): Refusal | null {
  const object = find(held, id)
  const isCard = object?.kind === 'card' || object?.kind === 'spellCopy'
  if (!isCard || object.zone === 'battlefield' || object.zone === 'stack')
    return refuse(held, 'cast.wrongZone', { object: id })
  const state = asCast(held, seat, id, way)
  if (isType(state, id, 'land')) return refuse(state, 'cast.land', { object: id })
  return whyNotCastAtAll(held, seat, id, way, {})
}

function whyNotTurnUp(
  state: State,
  seat: Seat,
  { object: id, via }: Extract<Action, { do: 'turnFaceUp' }>,
  memo: Memo,
): Refusal | null {
  const object = find(state, id)
  if (object === null || object.zone !== 'battlefield' || object.controller !== seat || !object.faceDown) {
    return refuse(state, 'faceUp.notFaceDown', { object: id })
  }
  const way = faceUpWay(state, object, via)
  if (way === null) return refuse(state, 'faceUp.noMorph', { object: id })
  const total = (said: AnnouncedCost) => faceUpTotal(state, seat, way, said)
  return whyNotAnnounce(state, seat, { quote: { total, context: contextOf(id, seat), for: null }, body: null }, memo)
}

/**
 * Why a player may not do this now, or `null` if they may (408, 409, 411). Queries about the same state can share a
 * `memo`.
 */
export function whyNot(state: State, seat: Seat, action: Action, memo: Memo = {}): Refusal | null {
  const priority = whyNoPriority(state, seat)
  if (priority !== null) return priority
  const again = whyNotAgain(state, seat, action)
  if (again !== null) return again
  switch (action.do) {
    case 'pass':
      return null
    case 'playLand':
      return whyNotLand(state, seat, action.object, action.side)
    case 'cast':
      return whyNotCast(state, seat, action.object, action.via, memo)
    case 'activate':
      return whyNotActivate(state, seat, action.object, action.ability, 'priority', memo)
    case 'turnFaceUp':
      return whyNotTurnUp(state, seat, action, memo)
    case 'special':
      return whyNotSpecial(state, seat, action, memo)
  }
}

/**
 * Whether the object is a permanent card (214.1), which becomes a permanent when its spell resolves: an instant or a
 * sorcery isn't, whatever else it is.
 */
export function isPermanentCard(state: State, id: ObjectId): boolean {
  const is = (type: CardType): boolean => isType(state, id, type)
  return PERMANENT_TYPES.some(is) && !is('instant') && !is('sorcery')
}
