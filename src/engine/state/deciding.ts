/** Who decides for whom: a player may control another player's turn (507). */
import type { Seat } from './ids.ts'
import { runningTurns } from './melee.ts'
import { isActive } from './sharing.ts'
import type { State } from './state.ts'

type Deciding = Pick<State, 'turn' | 'players' | 'options' | 'melee'>

/** Who makes a player's decisions as far as that turn goes. */
function decidesIn({ players, options }: Deciding, turn: State['turn'], seat: Seat): Seat {
  if (turn.decider === turn.active || players[turn.decider]?.lost !== null) return seat
  return isActive({ turn, options }, seat) ? turn.decider : seat
}

/** Who makes a player's decisions: whoever controls their turn, as long as they are in the game (507.3, 102.7). */
export function whoDecides(state: Deciding, seat: Seat): Seat {
  if (state.melee === undefined) return decidesIn(state, state.turn, seat)
  const deciders = runningTurns(state).map((turn) => decidesIn(state, turn, seat))
  return deciders.find((one) => one !== seat) ?? seat
}

/** The players whose knowledge a seat has: its own, and that of the player whose turn it controls (507.2). */
export function eyesOf(state: Deciding, seat: Seat): readonly Seat[] {
  const { active, decider } = state.turn
  if (state.melee === undefined && (decider === active || seat !== decider)) return [seat]
  const theirs = state.players.filter((player) => player.seat !== seat && whoDecides(state, player.seat) === seat)
  return [seat, ...theirs.map((player) => player.seat)]
}

/** Everyone who sees what a player sees (507.2). */
export function whoSees(state: Deciding, seat: Seat): readonly Seat[] {
  return state.players.map((player) => player.seat).filter((one) => eyesOf(state, one).includes(seat))
}
