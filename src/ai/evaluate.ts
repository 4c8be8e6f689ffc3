/** How well a seat stands: what a search compares. */
import { areOpponents, isInRange, playerAt, type Seat, type State } from '../engine/index.ts'
import { leads, sidesFrom } from './sides.ts'
import { strengthOf } from './strength.ts'

const WON = 10_000

/** Who is out of the game stands worse than anybody in it. */
const OUT = -10

/** How much an emperor counts among a team that loses with them. */
const EMPEROR = 2

/** How well the players of one side stand together, as a seat sees it. */
function togetherOf(state: State, seats: readonly Seat[], looking: Seat): number {
  const [first, ...more] = seats.map((seat) => {
    if (playerAt(state, seat).lost !== null) return OUT
    const strength = strengthOf(state, seat, looking)
    return leads(state, seat) ? EMPEROR * strength : strength
  })
  return more.reduce((sum, one) => sum + one, first ?? OUT)
}

/** What the others have against a seat: the mean of their sides, that of the one furthest ahead counted twice. */
function against(state: State, seat: Seat, others: readonly (readonly Seat[])[]): number {
  const all = others.map((seats) => ({
    isNear: seats.some((one) => playerAt(state, one).lost === null && isInRange(state, seat, one)),
    strength: togetherOf(state, seats, seat),
  }))
  const near = all.filter(({ isNear }) => isNear)
  const ahead = Math.max(...(near.length > 0 ? near : all).map(({ strength }) => strength))
  return all.reduce((sum, { strength }) => sum + strength, ahead) / (all.length + 1)
}

/**
 * The state's value for a seat; more is better. A subgame that the search has begun may still end either way: it is
 * worth what the game around it is, as that stands.
 */
export function evaluate(state: State, seat: Seat): number {
  if (state.outer !== null) return evaluate(state.outer.checkpoint, seat)
  if (state.outcome !== null) {
    const { winner } = state.outcome
    if (winner === null) return 0
    return areOpponents(state, seat, winner) ? -WON + state.turn.number : WON - state.turn.number
  }
  if (playerAt(state, seat).lost !== null) return -WON + state.turn.number
  const [own = [seat], ...others] = sidesFrom(state, seat)
  return togetherOf(state, own, seat) - against(state, seat, others)
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
