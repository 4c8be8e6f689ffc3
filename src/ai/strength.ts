/** How well each player stands by what they have: life, cards, permanents, and how near they bring others to the end. */
import {
  actingWith,
  COMMANDER_DAMAGE,
  characteristics,
  countersOnPlayer,
  find,
  getAnywhere,
  hasKeyword,
  isType,
  type ObjectId,
  opponentsOf,
  playerAt,
  powerOf,
  type Seat,
  type State,
  sharingLife,
} from '../engine/index.ts'
import { comingAttackers, creaturesOf } from './combat/index.ts'
import { commandersOf, mostCommanderDamage } from './commanders.ts'
import { standing } from './standing.ts'
import { handWorth, isAnswerCard, keptWorth, landsOf, worthOf } from './worth.ts'

/**
 * What each life point up to so many is worth; in a logistic fit of who won 400 games of the heuristics among
 * themselves (8,429 turns, by what stood on each side) it was 6.1, 2.3, 1 and 3.2 of a creature's worth. The weights of
 * creatures and pressure are from there, too, cautiously.
 */
const LIFE = [
  { upTo: 6, each: 3 },
  { upTo: 12, each: 1.2 },
  { upTo: 20, each: 0.5 },
  { upTo: Number.POSITIVE_INFINITY, each: 0.3 },
] as const

/** Each life point is worth more the fewer are left. */
function lifeWorth(life: number): number {
  if (life <= 0) return -200
  let worth = 0
  let from = 0
  for (const { upTo, each } of LIFE) {
    worth += Math.max(0, Math.min(life, upTo) - from) * each
    from = upTo
  }
  return worth
}

/** The value of until-end-of-turn changes, to be subtracted again. */
function passing(state: State, seat: Seat): number {
  let extra = 0
  for (const lasting of state.lasting) {
    if (lasting.duration.kind !== 'endOfTurn' && lasting.duration.kind !== 'endOfCombat') continue
    for (const id of lasting.objects) {
      if (find(state, id)?.controller !== seat || find(state, id)?.zone !== 'battlefield') continue
      for (const change of lasting.changes) {
        if (change.kind === 'pt' && typeof change.power === 'number' && typeof change.toughness === 'number') {
          extra += change.power + change.toughness * 0.6
        } else if (change.kind === 'gain') extra += 0.5
        else if (change.kind === 'control') extra += worthOf(state, id)
      }
    }
  }
  return extra
}

/**
 * What an answer in hand is worth beyond what small creature it could be spent on: that one's next attack counts too.
 */
const BEYOND = 3

function kept(state: State, id: ObjectId): number {
  const card = characteristics(state, id)
  return isAnswerCard(card) ? keptWorth(card) + BEYOND : 0
}

/** What a card is worth that the seat doesn't know. */
const UNKNOWN = 3

function handOf(state: State, seat: Seat, looking: Seat): number {
  const hand = state.hands[seat] ?? []
  if (seat !== looking) return hand.length * UNKNOWN
  return hand.reduce(
    (sum, id) =>
      sum +
      (find(state, id) === null
        ? UNKNOWN
        : Math.max(kept(state, id), Math.min(3.6, Math.max(0.8, handWorth(state, id, seat) * 0.65)))),
    0,
  )
}

/** A creature is worth this much beyond its size: it can block. */
const EACH_CREATURE = 0.7

function boardOf(state: State, seat: Seat): number {
  let worth = 0
  // What is phased out comes back as its controller untaps (502.15b).
  for (const id of [...state.battlefield, ...state.phasedOut]) {
    if (getAnywhere(state, id).controller !== seat || isType(state, id, 'land')) continue
    worth += worthOf(state, id) + (isType(state, id, 'creature') ? EACH_CREATURE : 0)
  }
  const lands = landsOf(state, seat)
  return (
    worth +
    Math.min(lands, 5) * 2.6 +
    Math.max(0, Math.min(lands, 7) - 5) * 1.6 +
    Math.max(0, lands - 7) * 0.5 -
    passing(state, seat)
  )
}

/** The creatures that walls can't stop. */
function isEvasive(state: State, id: ObjectId): boolean {
  return (
    hasKeyword(state, id, 'flying') ||
    characteristics(state, id).restrictions.some(({ restriction }) => restriction.kind === 'cantBeBlocked')
  )
}

const powerIn = (state: State, ids: readonly ObjectId[]): number =>
  ids.reduce((sum, id) => sum + Math.max(0, powerOf(state, id)), 0)

/** The power that a seat's next attack, or its team's, brings past as many blockers as the other has. */
export function unstoppable(state: State, seat: Seat, other: Seat): number {
  const attackers = comingAttackers(state, seat)
  const walls = creaturesOf(state, other).length
  const evasive = attackers.filter((id) => isEvasive(state, id))
  const ground = attackers
    .filter((id) => !evasive.includes(id))
    .map((id) => powerOf(state, id))
    .sort((a, b) => b - a)
  return powerIn(state, evasive) + ground.slice(walls).reduce((sum, n) => sum + n, 0)
}

/** A commander that can be blocked comes through so often. */
const COMES_THROUGH = 0.4

/** How much of the way to the other's loss by combat damage of a commander the seat's next attack goes. */
export function commanderShare(state: State, seat: Seat, other: Seat): number {
  const walls = creaturesOf(state, other).length > 0
  const shares = commandersOf(state, seat).map(({ id, damage }) => {
    const through = walls && !isEvasive(state, id) ? COMES_THROUGH : 1
    return (Math.max(0, powerOf(state, id)) * through) / Math.max(1, COMMANDER_DAMAGE - (damage[other] ?? 0))
  })
  return Math.max(0, ...shares)
}

/** What nearly wins is worth this much. */
const MOST_PRESSURE = 8

/** How much pressure a seat's board puts on another player: power that nothing can stop counts fully. */
function pressure(state: State, seat: Seat, other: Seat): number {
  const life = Math.max(1, playerAt(state, other).life)
  const share = Math.max(unstoppable(state, seat, other) / life, commanderShare(state, seat, other))
  return Math.min(MOST_PRESSURE, share * 6) / actingWith(state, seat).length
}

/** What combat damage of a commander has cost beyond the life: half of what the same way to the end costs in life. */
function commanderLoss(state: State, seat: Seat): number {
  const dealt = mostCommanderDamage(state, seat)
  return dealt === 0 ? 0 : (lifeWorth(COMMANDER_DAMAGE) - lifeWorth(COMMANDER_DAMAGE - dealt)) / 2
}

/** How well a player stands, as a seat sees it who may not know the hand. */
export function strengthOf(state: State, seat: Seat, looking: Seat): number {
  const player = playerAt(state, seat)
  const library = state.libraries[seat]?.length ?? 0
  const pressures = opponentsOf(state, seat).map((other) => pressure(state, seat, other))
  return (
    lifeWorth(player.life) / sharingLife(state, seat).length +
    handOf(state, seat, looking) +
    boardOf(state, seat) -
    countersOnPlayer(player, 'poison') * 0.8 +
    standing(state, player) -
    (library < 6 ? (6 - library) * 1.5 : 0) -
    commanderLoss(state, seat) +
    Math.max(0, ...pressures)
  )
}
