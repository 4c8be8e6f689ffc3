/** What could be done with priority, and what each option is worth. */

import {
  type Action,
  abilitiesOf,
  actingWith,
  asCast,
  characteristics,
  contextOf,
  find,
  get,
  hasKeyword,
  isActive,
  isManaAbility,
  isManaAction,
  isSorcerySpeed,
  legalActions,
  type ObjectId,
  offeredTo,
  rollsSoFar,
  type Seat,
  type State,
  suggestPayment,
  supposing,
  timesActivated,
  waysToCast,
  wayToCast,
} from '../engine/index.ts'
import { activatedOf, type Body, inFull, isLoyaltyCost, manaValue } from '../language/index.ts'
import { awaitsOwn, isActingTime, isLastChance, isMain } from './actingTimes.ts'
import { appraise } from './appraise.ts'
import { castMana, castValue, manaOf } from './casting.ts'
import { costLoss } from './costs.ts'
import { landWorth } from './lands.ts'
import { tappedFor } from './readying.ts'
import { because, type Reason } from './reasons.ts'
import { reservedMana, stopsSpells } from './reservedMana.ts'
import { bodyValue } from './targeting.ts'
import { ambushGain } from './value.ts'
import { landsOf } from './worth.ts'

/** One thing that could be done. */
export interface Plan {
  readonly action: Action
  /** Its gain, minus its costs. */
  readonly value: number
  /** Whether now is a good moment for it, by heuristics. */
  readonly timely: boolean
  readonly reason: Reason
}

/** The minimum gain for which anything is done. */
export const WORTHWHILE = 0.7

/** The most activations of one ability per turn, whatever they seem to be worth. */
const OFTEN = 6

export function nameOf(state: State, id: ObjectId): string | null {
  return find(state, id) === null ? null : characteristics(state, id).name
}

function castReason(state: State, object: ObjectId, value: number, instant: boolean): Reason {
  const name = nameOf(state, object)
  if (state.stack.length > 0 && stopsSpells(state, object)) return because('counter', { name })
  if (instant && state.combat !== null && state.turn.step === 'declareBlockers') return because('trick', { name })
  return because(value > 3 && instant ? 'castAt' : 'cast', { name })
}

/**
 * What acting gains because of what is on the stack, and only because of it: the same in a game without it, taken off.
 */
function answering(state: State, seat: Seat, value: number, valueIn: (calm: State) => number | null): boolean {
  if (state.stack.length === 0 || awaitsOwn(state, seat)) return false
  const otherwise = valueIn(supposing(state, { stack: [] }))
  return value - Math.max(0, otherwise ?? 0) > ANSWER
}

/** An answer gains at least so much more now than it would later. */
const ANSWER = 0.6

/** What a creature with flash gains as it comes between attack and blocks. */
function ambush(state: State, seat: Seat, id: ObjectId): number {
  const { step } = state.turn
  if (isActive(state, seat) || step !== 'declareAttackers' || state.stack.length > 0) return 0
  if (!characteristics(state, id).types.includes('creature')) return 0
  const team = actingWith(state, seat)
  const coming = (state.combat?.attackers ?? []).filter(({ against }) => team.includes(against))
  return Math.max(0, ...coming.map((one) => ambushGain(state, id, one.id)))
}

/** An ambush is worth the flash from here on. */
const AMBUSH = 1

function planCast(before: State, seat: Seat, action: Extract<Action, { do: 'cast' }>): Plan | null {
  const { object, via } = action
  const way = wayToCast(before, seat, object, via)
  if (way === null) return null
  const state = asCast(before, seat, object, way)
  const card = characteristics(state, object)
  const plain = castValue(before, seat, object, way)
  if (plain === null) return null
  const quick = card.types.includes('instant') || hasKeyword(state, object, 'flash')
  const permanent = !card.types.includes('instant') && !card.types.includes('sorcery')
  const ambushed = quick && permanent ? ambush(state, seat, object) : 0
  const held = permanent || !quick ? reservedMana(state, seat, object, castMana(before, seat, object, way)) : 0
  const value = plain + ambushed - held
  const flash = quick && permanent && !card.subtypes.includes('Aura')
  // What is offered now is offered only now (502.24a).
  const offered = way.from === 'offered'
  const timely = offered
    ? true
    : state.stack.length > 0
      ? answering(before, seat, value, (calm) => castValue(calm, seat, object, way))
      : flash
        ? ambushed >= AMBUSH ||
          isLastChance(state, seat) ||
          (isMain(state, seat) && state.turn.step === 'main2' && !hasReason(state, seat))
        : isActingTime(state, seat)
  // What only takes mana from an answer isn't worth looking into either.
  const spared = held === 0 || value >= WORTHWHILE
  return {
    action,
    value,
    timely: timely && spared,
    reason: castReason(way.faceDown ? before : state, object, value, quick),
  }
}

/** Whether there is a reason to hold back a flash creature: it can still be cast in the other player's turn. */
function hasReason(state: State, seat: Seat): boolean {
  return landsOf(state, seat) >= 3
}

function planLand(state: State, seat: Seat, action: Extract<Action, { do: 'playLand' }>): Plan {
  const value = 50 + landWorth(state, seat, action.object)
  return { action, value, timely: true, reason: because('land', { name: nameOf(state, action.object) }) }
}

function planActivate(state: State, seat: Seat, action: Extract<Action, { do: 'activate' }>): Plan | null {
  const object = get(state, action.object)
  const ability = activatedOf(abilitiesOf(state, action.object), action.ability)
  if (ability === null) return null
  const times = timesActivated(object, ability)
  // Something already on the stack needn't be done again.
  const waits = state.stack.some((id) => find(state, id)?.ability?.source === action.object)
  if (times >= OFTEN || waits) return null
  const mana = manaOf(ability.cost)
  if (suggestPayment(state, seat, mana, 0) === null) return null
  const paid = tappedFor(state, seat, ability.cost, action.object)
  const gain = bodyGain(state, seat, action.object, ability.body, paid)
  if (gain === null) return null
  const value = gain - costLoss(state, seat, ability.cost, action.object) - 0.15 * manaValue(mana) - 0.3 * times
  const sorcery = isLoyaltyCost(ability.cost) || isSorcerySpeed(ability)
  const kills = gain > 2
  const calm = (state: State) => bodyGain(state, seat, action.object, ability.body, paid)
  const timely = sorcery
    ? isMain(state, seat)
    : answering(state, seat, gain, calm) ||
      (isActingTime(state, seat) &&
        (kills ||
          isLastChance(state, seat) ||
          state.turn.step === 'declareBlockers' ||
          (object.zone !== 'battlefield' && isMain(state, seat))))
  return { action, value, timely, reason: because('activate', { name: nameOf(state, action.object) }) }
}

function bodyGain(state: State, seat: Seat, source: ObjectId, body: Body, paid: readonly ObjectId[]): number | null {
  return bodyValue(state, body, contextOf(source, seat, { paid }))
}

function planFaceUp(state: State, seat: Seat, action: Extract<Action, { do: 'turnFaceUp' }>): Plan {
  const printed = state.printed[get(state, action.object).face]
  let value = (printed?.power ?? 2) + (printed?.toughness ?? 2) - 3
  for (const ability of printed?.abilities ?? []) {
    if (ability.kind === 'triggered' && ability.trigger.on === 'turnedFaceUp')
      value += appraise(ability.body.modes[0] ?? [], state, contextOf(action.object, seat)) + 1
  }
  return {
    action,
    value,
    timely: isActingTime(state, seat),
    reason: because('faceUp', { name: printed?.name ?? null }),
  }
}

/** Another plane may be better, and everybody's is the same: it is worth as much as a small gain. */
const ELSEWHERE = 1
/** The planar die has six sides, and each of the two that do something is one of them (2011:contents/9). */
const SIDES = 6

/** What chaos would bring its player here. */
function chaosGain(state: State, seat: Seat, plane: ObjectId): number {
  return inFull(characteristics(state, plane).abilities).reduce((sum, ability) => {
    if (ability.kind !== 'triggered' || ability.trigger.on !== 'rolls' || ability.trigger.side !== 'chaos') return sum
    return sum + (bodyValue(state, ability.body, contextOf(plane, seat)) ?? 0)
  }, 0)
}

/** Each roll of a turn costs one mana more than the one before; mana that is left is worth little. */
const LEFT_MANA = 0.15

/** What a roll gains by chance, less what it costs; the first of a turn is free. */
function rollGain(state: State, seat: Seat, plane: ObjectId): number {
  return (chaosGain(state, seat, plane) + ELSEWHERE) / SIDES - LEFT_MANA * rollsSoFar(state, seat)
}

/** Paying to be rid of an effect: worth it while the mana has no better use, before an attack; possible only once. */
function planSpecial(state: State, seat: Seat, action: Extract<Action, { do: 'special' }>): Plan {
  const object = find(state, action.object)
  if (action.what === 'setAside')
    return {
      action,
      value: 1,
      timely: isMain(state, seat),
      reason: because('payOff', { name: nameOf(state, action.object) }),
    }
  // What is behind a door, or a card more, is worth its price, once nothing else is cast for it.
  if (action.what === 'unlock' || action.what === 'companion')
    return {
      action,
      value: WORTHWHILE,
      timely: isMain(state, seat) && state.turn.step === 'main2',
      reason: because('payOff', { name: nameOf(state, action.object) }),
    }
  if (action.what === 'roll')
    return {
      action,
      value: rollGain(state, seat, action.object) > 0 ? WORTHWHILE : -1,
      timely: isMain(state, seat) && state.turn.step === 'main2',
      reason: because('best'),
    }
  const mine = object?.controller === seat || action.what === 'ignore'
  const timely = isMain(state, seat) && state.turn.step === 'main1'
  return { action, value: mine ? 0.5 : -1, timely, reason: because('payOff', { name: nameOf(state, action.object) }) }
}

function planOf(state: State, seat: Seat, action: Action): Plan | null {
  switch (action.do) {
    case 'pass':
      return null
    case 'playLand':
      return planLand(state, seat, action)
    case 'cast':
      return planCast(state, seat, action)
    case 'activate':
      return planActivate(state, seat, action)
    case 'turnFaceUp':
      return planFaceUp(state, seat, action)
    case 'special':
      return planSpecial(state, seat, action)
  }
}

/** Whether anything could be done at all; a cheap check, so that most passes cost nothing. */
function mayAct(state: State, seat: Seat): boolean {
  if (isMain(state, seat) || offeredTo(state, seat).length > 0) return true
  if (!(state.hands[seat] ?? []).every((id) => find(state, id) === null || isSlow(state, id))) return true
  if (
    (state.graveyards[seat] ?? []).some((id) =>
      abilitiesOf(state, id).some(
        (ability) =>
          ability.kind === 'activated' || waysToCast(state, seat, id).some(({ from }) => from === 'graveyard'),
      ),
    )
  )
    return true
  return [...state.command, ...state.battlefield].some((id) => {
    const object = get(state, id)
    if (object.controller !== seat) return false
    return (
      object.faceDown ||
      abilitiesOf(state, id).some((ability) => ability.kind === 'activated' && !isManaAbility(state, ability))
    )
  })
}

function isSlow(state: State, id: ObjectId): boolean {
  const card = characteristics(state, id)
  if (card.types.includes('instant') || inFull(card.abilities).some(({ kind }) => kind === 'activated')) return false
  return !hasKeyword(state, id, 'flash')
}

const never = (): boolean => false

/** All plans of a seat with priority, best first; if time runs out, those found so far. */
export function plansOf(state: State, seat: Seat, late: () => boolean = never): readonly Plan[] {
  if (!mayAct(state, seat)) return []
  const plans: Plan[] = []
  for (const action of legalActions(state, seat, (one) => !isManaAction(state, one))) {
    if (late()) break
    const plan = planOf(state, seat, action)
    if (plan !== null) plans.push(plan)
  }
  return plans.sort((a, b) => b.value - a.value)
}
