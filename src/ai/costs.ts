/** What costs other than mana take from a player. */

import {
  amount,
  characteristics,
  choicesFor,
  contextOf,
  find,
  isActive,
  type ObjectId,
  type ObjectPart,
  playerAt,
  type Seat,
  type State,
  suggestPayment,
  waysToCast,
} from '../engine/index.ts'
import type { Cost, CostPart } from '../language/index.ts'
import { crewLoss, readyLoss, spentWorth } from './readying.ts'
import { COUNTER_WORTH } from './standing.ts'
import { isLost } from './threats.ts'
import { handWorth, LOYALTY_WORTH, worthOf } from './worth.ts'

/** What a card in a graveyard is still worth there: little, unless it can be cast from it. */
const buriedWorth = (state: State, seat: Seat, id: ObjectId): number =>
  waysToCast(state, seat, id).some(({ from }) => from === 'graveyard') ? 1.2 : 0.1

const isSpending = ({ kind, ...part }: CostPart): boolean =>
  (kind === 'sacrifice' || kind === 'exile') && 'what' in part && part.what.kind === 'self'

/** What giving an object up for a cost takes from its player. */
function givenUp(state: State, seat: Seat, id: ObjectId): number {
  const zone = find(state, id)?.zone
  if (zone === 'graveyard') return buriedWorth(state, seat, id)
  return zone === 'hand' ? handWorth(state, id, seat) : spentWorth(state, id, (cost) => cost.some(isSpending))
}

/** The least valuable thing the player could give up for it; losing another player's object is no loss. */
function leastOf(state: State, seat: Seat, part: ObjectPart, source: ObjectId, offered: ObjectId | null): number {
  if (offered !== null && part.what.kind === 'remembered')
    return isLost(state, offered) ? 0.3 : worthOf(state, offered) + 0.3
  // What is lost anyway costs nothing.
  if (part.what.kind === 'self') return isLost(state, source) ? 0 : givenUp(state, seat, source)
  const context = contextOf(source, seat)
  const could = choicesFor(state, seat, part, context).filter((id) => id !== source)
  const worth = (id: ObjectId): number =>
    find(state, id)?.controller === seat && !isLost(state, id) ? givenUp(state, seat, id) : 0
  const n = part.what.kind === 'choose' ? amount(state, part.what.count.min, context) : 1
  const least = could.map(worth).sort((a, b) => a - b)
  return could.length === 0 ? 3 : least.slice(0, n).reduce((sum, one) => sum + one + 0.3, 0)
}

/** What it costs to discard the card: little where it can be cast as it is discarded (502.24a). */
export function discardLoss(state: State, seat: Seat, id: ObjectId): number {
  const worth = handWorth(state, id, seat)
  const instead = waysToCast(state, seat, id).find(({ from }) => from === 'offered')?.cost ?? null
  if (instead === null) return worth
  const mana = instead.flatMap((part) => (part.kind === 'mana' ? part.mana : []))
  return suggestPayment(state, seat, mana, 0) === null ? worth : 0.2
}

/** Tapping others: the attack that is missed least. */
function leastTapped(state: State, seat: Seat, part: ObjectPart, source: ObjectId): number {
  if (part.what.kind !== 'choose') return 0
  const context = contextOf(source, seat)
  const losses = choicesFor(state, seat, part, context).map((id) => readyLoss(state, id))
  const taken = losses.sort((a, b) => a - b).slice(0, amount(state, part.what.count.min, context))
  return taken.reduce((sum, one) => sum + one, 0)
}

function leastCard(state: State, seat: Seat, source: ObjectId): number {
  const hand = (state.hands[seat] ?? []).filter((id) => id !== source && find(state, id) !== null)
  return hand.length === 0 ? 2 : Math.min(...hand.map((id) => discardLoss(state, seat, id))) * 0.5 + 0.4
}

/** Tapping a creature before the attack costs an attacker. */
function tapping(state: State, seat: Seat, source: ObjectId): number {
  const creature = characteristics(state, source).types.includes('creature')
  return creature && isActive(state, seat) && state.turn.step === 'main1' ? 0.3 : 0.05
}

function partLoss(state: State, seat: Seat, part: CostPart, source: ObjectId, offered: ObjectId | null): number {
  switch (part.kind) {
    case 'sacrifice':
    case 'exile':
    case 'put':
      return leastOf(state, seat, part, source, offered)
    case 'returnToHand':
      return leastOf(state, seat, part, source, offered) * 0.5
    case 'discard':
      return leastCard(state, seat, source)
    case 'discardSelf':
      return handWorth(state, source, seat) * 0.3
    case 'payLife':
      return typeof part.n === 'number' ? part.n * (playerAt(state, seat).life <= 8 ? 1 : 0.3) : 2
    case 'payEnergy':
      return typeof part.n === 'number' ? part.n * COUNTER_WORTH.energy : 1
    case 'gainLife':
      return typeof part.n === 'number' ? part.n * 0.3 : 1
    case 'removeCounters':
      return 0.4
    case 'loyalty':
      return (typeof part.n === 'number' ? -part.n : 1) * LOYALTY_WORTH * 0.8
    case 'collectEvidence':
      return typeof part.n === 'number' ? part.n * 0.08 : 0.5
    case 'behold':
      return 0
    case 'tapPower':
      return crewLoss(state, seat, part, source)
    case 'tap':
      return tapping(state, seat, source)
    case 'tapOther':
      return leastTapped(state, seat, part, source)
    case 'mana':
    case 'untap':
    case 'reveal':
    case 'putCounters':
    case 'unattach':
      return 0
    case 'exert':
      return 0.8
  }
}

/** What the non-mana parts of a cost take from the player; `offered`: what is sacrificed for it, if that is settled. */
export function costLoss(
  state: State,
  seat: Seat,
  cost: Cost,
  source: ObjectId,
  offered: ObjectId | null = null,
): number {
  return cost.reduce((sum, part) => sum + partLoss(state, seat, part, source, offered), 0)
}
