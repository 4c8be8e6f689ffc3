/** What changes to an object are worth to its controller (418): pumps, keywords, restrictions, control. */

import {
  added,
  amount,
  type Context,
  find,
  get,
  isActive,
  isType,
  matches,
  type ObjectId,
  powerOf,
  type Seat,
  type State,
  thingsOf,
} from '../engine/index.ts'
import type { Ability, Change, Duration, Filter, Restriction } from '../language/index.ts'
import { stakeOf } from './fear.ts'
import { wakingGain } from './readying.ts'
import { savesWith } from './threats.ts'
import { forcedGain, trickGain } from './value.ts'
import { worthOf } from './worth.ts'

/** How long a change lasts, for judging its worth. */
export type Span = 'turn' | 'long'

export function spanOf(duration: Duration): Span {
  return duration.kind === 'endOfTurn' || duration.kind === 'endOfCombat' ? 'turn' : 'long'
}

/**
 * What a lasting restriction takes from a creature's controller, as a share of its worth; some are reckoned otherwise.
 */
const SHARES: Readonly<
  Record<Exclude<Restriction['kind'], 'doesntUntapNext' | 'cantBeBlocked' | 'blockedBy'>, number>
> = {
  exiledOnLeaving: -0.5,
  cantAttack: -0.5,
  cantBlock: -0.35,
  doesntUntap: -0.6,
  mayStayTapped: 0,
  assignsNoDamage: -0.6,
  assignsByToughness: 0.2,
  cantAttackUnlessPaid: -0.3,
  cantBlockUnlessPaid: -0.2,
  cantBeBlockedUnlessPaid: 0.2,
  cantAttackAlone: -0.25,
  attacksOnlyAlone: -0.15,
  cantBlockAlone: -0.15,
  mustAttack: -0.05,
  goaded: -0.1,
  mustAlsoAttack: -0.03,
  mustBlock: -0.05,
  mustBlockEach: -0.1,
  mustBeBlocked: -0.05,
  withoutLandwalk: 0,
  mustBeBlockedByAll: 0.1,
  cantActivate: -0.1,
  cantHold: 0,
  attachesOnlyTo: 0,
  cantBeRegenerated: -0.03,
  cantTransform: -0.05,
  cantPhaseOut: 0.03,
  keepsLegends: 0,
  cantCrew: -0.02,
  crewsAs: 0.02,
  cantHaveCounters: 0,
  mostCounters: 0,
  cantHaveKeyword: 0,
  cantBeDestroyed: 0.3,
  cantBeCountered: 0.1,
  cantBeTargeted: 0.15,
  blocksAdditional: 0.1,
  assignsAsUnblocked: 0.3,
  assignsOnlyAsUnblocked: 0.3,
  asThough: 0,
}

/** Having to block those attackers: what they gain by it, from the blocker's side. */
function mustBlockGain(state: State, id: ObjectId, whom: Filter, context: Context): number {
  const attackers = (state.combat?.attackers ?? []).filter((one) => matches(state, whom, one.id, context))
  return attackers.reduce((sum, one) => sum - forcedGain(state, one.id, id), 0)
}

function restrictionGain(state: State, id: ObjectId, restriction: Restriction, span: Span, context: Context): number {
  const worth = worthOf(state, id)
  if (restriction.kind === 'mustBlock' && restriction.whom !== null)
    return mustBlockGain(state, id, restriction.whom, context)
  if (restriction.kind === 'doesntUntapNext') return -0.25 * worth
  if (restriction.kind === 'cantBeBlocked' || restriction.kind === 'blockedBy') {
    return Math.max(0, powerOf(state, id)) * (span === 'turn' ? 0.2 : 0.5)
  }
  const share = SHARES[restriction.kind] * worth
  // Before the attack, what can't block matters.
  if (span === 'turn') return share * (restriction.kind === 'cantBlock' && state.turn.step === 'main1' ? 0.5 : 0.15)
  return share
}

function gainedAbility(ability: Ability, span: Span): number {
  if (ability.kind === 'keyword' && ability.keyword.name === 'defender') return -1.5
  return span === 'turn' ? 0.15 : 1.1
}

function controlGain(state: State, id: ObjectId, to: Seat | undefined, span: Span): number {
  if (to === undefined || find(state, id)?.controller === to) return 0
  if (span === 'long') return -1.8 * worthOf(state, id)
  const useful = isActive(state, to) && state.turn.step === 'main1' && isType(state, id, 'creature')
  return useful ? -0.3 * worthOf(state, id) - Math.max(0, powerOf(state, id)) * 0.3 : 0
}

function seatOf(by: Extract<Change, { kind: 'control' }>['by'], context: Context): Seat | undefined {
  return by.kind === 'you' ? context.controller : undefined
}

/** Becoming something else is worth the difference. */
function copyGain(
  state: State,
  id: ObjectId,
  { of }: Extract<Change, { kind: 'copy' }>,
  span: Span,
  context: Context,
): number {
  const [original] = thingsOf(state, of, context)
  if (original === undefined || find(state, id) === null) return 0
  return (worthOf(state, original) - worthOf(state, id)) * (span === 'turn' ? 0.3 : 1)
}

/** What one change is worth to the controller of the object. */
function changeGain(state: State, id: ObjectId, change: Change, span: Span, context: Context): number {
  const creature = isType(state, id, 'creature')
  switch (change.kind) {
    case 'pt': {
      if (!creature) return 0
      const power = added(state, change.power, context)
      const toughness = added(state, change.toughness, context)
      if (span === 'turn') return trickGain(state, id, power, toughness)
      return toughness < 0 ? trickGain(state, id, power, toughness) + power : power * 1.1 + toughness * 0.7
    }
    case 'setPt':
      return change.power === null || !creature
        ? 0
        : (amount(state, change.power, context) - powerOf(state, id)) * (span === 'turn' ? 0.1 : 1)
    case 'gain':
      return Math.max(gainedAbility(change.ability, span), savesWith(state, id, change.ability))
    case 'loseKeyword':
    case 'loseThis':
    case 'loseAbility':
      return span === 'turn' ? -0.1 : -0.8
    case 'loseAllAbilities':
      return span === 'turn' ? -0.1 : -1.5
    case 'control':
      return controlGain(state, id, seatOf(change.by, context), span)
    case 'copy':
      return copyGain(state, id, change, span, context)
    case 'restrict':
      return restrictionGain(state, id, change.restriction, span, context)
    case 'types':
      return change.types.includes('creature') && span === 'turn' ? wakingGain(state, id) : 0
    case 'switchPt':
    case 'text':
    case 'loseSupertype':
    case 'loseType':
    case 'loseCreatureTypes':
    case 'colors':
    case 'asChosen':
      return 0
    case 'gainCosting':
    case 'gainFrom':
    case 'gainOf':
    case 'oneOf':
      return 0.4
  }
}

/** What changes to an object are worth to the context's controller. */
export function changesGain(
  state: State,
  id: ObjectId,
  changes: readonly Change[],
  span: Span,
  context: Context,
): number {
  if (find(state, id) === null) return 0
  const gain = changes.reduce((sum, change) => sum + changeGain(state, id, change, span, context), 0)
  return gain * stakeOf(state, context.controller, get(state, id).controller)
}
