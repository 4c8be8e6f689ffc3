/** How well a seat stands: what a search compares. */
import {
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
} from '../engine/index.ts'
import { comingAttackers, creaturesOf } from './combat/index.ts'
import { handWorth, isAnswerCard, keptWorth, landsOf, worthOf } from './worth.ts'

const WON = 10_000

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

/** What nearly wins is worth this much. */
const MOST_PRESSURE = 8

/** How much pressure a seat's board puts on another player: power that nothing can stop counts fully. */
function pressure(state: State, seat: Seat, other: Seat): number {
  const attackers = comingAttackers(state, seat)
  const walls = creaturesOf(state, other).length
  const evasive = attackers.filter(
    (id) =>
      hasKeyword(state, id, 'flying') ||
      characteristics(state, id).restrictions.some(({ restriction }) => restriction.kind === 'cantBeBlocked'),
  )
  const power = (ids: readonly number[]) => ids.reduce((sum, id) => sum + Math.max(0, powerOf(state, id)), 0)
  const ground = attackers
    .filter((id) => !evasive.includes(id))
    .map((id) => powerOf(state, id))
    .sort((a, b) => b - a)
  const through = power(evasive) + ground.slice(walls).reduce((sum, n) => sum + n, 0)
  const life = Math.max(1, playerAt(state, other).life)
  return Math.min(MOST_PRESSURE, (through / life) * 6)
}

function side(state: State, seat: Seat, looking: Seat): number {
  const player = playerAt(state, seat)
  const library = state.libraries[seat]?.length ?? 0
  const pressures = opponentsOf(state, seat).map((other) => pressure(state, seat, other))
  return (
    lifeWorth(player.life) +
    handOf(state, seat, looking) +
    boardOf(state, seat) -
    countersOnPlayer(player, 'poison') * 0.8 -
    (library < 6 ? (6 - library) * 1.5 : 0) +
    Math.max(0, ...pressures)
  )
}

/**
 * The state's value for a seat; more is better. A subgame that the search has begun may still end either way: it is
 * worth what the game around it is, as that stands.
 */
export function evaluate(state: State, seat: Seat): number {
  if (state.outer !== null) return evaluate(state.outer.checkpoint, seat)
  if (state.outcome !== null) {
    if (state.outcome.winner === seat) return WON - state.turn.number
    return state.outcome.winner === null ? 0 : -WON + state.turn.number
  }
  if (playerAt(state, seat).lost !== null) return -WON + state.turn.number
  return opponentsOf(state, seat).reduce((sum, other) => sum - side(state, other, seat), side(state, seat, seat))
}

/** How the game ended whose value that is; `null`: it goes on, or was drawn. */
export function endOf(value: number): 'won' | 'lost' | null {
  if (Math.abs(value) < WON / 2) return null
  return value > 0 ? 'won' : 'lost'
}

/** What is far ahead, or won, is worth this much more than what is even: beyond, more hardly wins more games. */
const AHEAD = 25

/**
 * A value as what it says about winning: small differences count where the game is open. Otherwise a single guess in
 * which the game ends would outweigh all others.
 */
export function chances(value: number): number {
  return AHEAD * Math.tanh(value / AHEAD)
}
