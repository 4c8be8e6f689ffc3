/** Who decides for whom: a player may control another player's turn (507). */
import type { Seat } from './ids.ts'
import { isActive } from './sharing.ts'
import type { State } from './state.ts'

/** Who makes a player's decisions: whoever controls their turn, as long as they are in the game (507.3, 102.7). */
export function whoDecides(state: Pick<State, 'turn' | 'players' | 'options'>, seat: Seat): Seat {
  const { turn, players } = state
  if (turn.decider === turn.active || players[turn.decider]?.lost !== null) return seat
  return isActive(state, seat) ? turn.decider : seat
}

/** The players whose knowledge a seat has: its own, and that of the player whose turn it controls (507.2). */
export function eyesOf(state: Pick<State, 'turn' | 'players' | 'options'>, seat: Seat): readonly Seat[] {
  const { active, decider } = state.turn
  if (decider === active || seat !== decider) return [seat]
  const theirs = state.players.filter((player) => player.seat !== seat && whoDecides(state, player.seat) === seat)
  return [seat, ...theirs.map((player) => player.seat)]
}

/** Everyone who sees what a player sees (507.2). */
export function whoSees(state: Pick<State, 'turn' | 'players' | 'options'>, seat: Seat): readonly Seat[] {
  return state.players.map((player) => player.seat).filter((one) => eyesOf(state, one).includes(seat))
}
