/** Who acts as one: with shared team turns the players of a team, otherwise each player alone (2011:contents/805). */
import { type GameFormat, isOneSide, sideIn } from './format.ts'
import type { Seat } from './ids.ts'
import { receiversFrom, runningTurns } from './melee.ts'
import { formatOf, inTurnOrder, playerAt } from './read.ts'
import { type LayerState, whole } from './reads.ts'
import type { Stage, State } from './state.ts'

/** The players who take their turns together with this one, who are still in the game, in the order of their team. */
export function actingWith(state: LayerState, seat: Seat): readonly Seat[] {
  const format = formatOf(state)
  if (!format.sharedTurns) return [seat]
  return sideIn(format, seat).filter((other) => playerAt(state, other).lost === null)
}

/** The player who stands for those who act together: the first of them still in the game. */
export const spokenForBy = (state: LayerState, seat: Seat): Seat => actingWith(state, seat)[0] ?? seat

/** The players whose turn it is; `active` is the active player, or stands for the active team. */
export const activeSeats = (state: LayerState, active: Seat = whole(state).turn.active): readonly Seat[] =>
  actingWith(state, active)

/** Whether it is the player's turn, alone or with their team. */
export function isActive(state: Pick<State, 'turn' | 'options'>, seat: Seat): boolean {
  const { active } = state.turn
  return seat === active || (formatOf(state).sharedTurns && isOneSide(formatOf(state), active, seat))
}

/** Everybody whose turn it is: in a grand melee several players', also of turns that don't go on at this moment. */
export const seatsWithTurn = (state: State): readonly Seat[] =>
  runningTurns(state).flatMap(({ active }) => actingWith(state, active))

/** The players still in the game in the order in which they receive priority, a team at a time (2011:contents/805). */
function priorityOrder(state: LayerState, first: Seat): readonly Seat[] {
  const ordered: Seat[] = []
  for (const seat of inTurnOrder(state, first)) {
    if (ordered.includes(seat)) continue
    const team = actingWith(state, seat)
    ordered.push(...(seat === first ? [seat, ...team.filter((other) => other !== seat)] : team))
  }
  return ordered
}

/** The players who pass in succession before the stack resolves or the step ends (408.1d), in that order. */
export interface Succession {
  /** Those who have passed since somebody acted. */
  readonly passed: readonly Seat[]
  /** Those who receive priority after the player who has it. */
  readonly left: readonly Seat[]
}

const NOBODY: Succession = { passed: [], left: [] }

/** Who has passed and who still has to, around the player with priority; nobody where no player has it. */
export function succession(state: State, stage: Stage = state.stage): Succession {
  if (stage.at !== 'priority') return NOBODY
  const { seat, passed, first } = stage
  if (first === undefined) {
    const others = receiversFrom(state, seat).filter((one) => one !== seat)
    const least = others.length - passed
    return { passed: others.slice(least), left: others.slice(0, least) }
  }
  const order = priorityOrder(state, first)
  const at = order.indexOf(seat)
  return { passed: order.slice(0, Math.max(0, at)), left: order.slice(at + 1) }
}

/** A player has priority, so many in succession having passed since `first` received it. */
export function receiving(state: State, seat: Seat, passed = 0, first: Seat = seat): Stage {
  const stage = { at: 'priority', seat, passed } as const
  return formatOf(state).sharedTurns ? { ...stage, first } : stage
}

/** The next one whose turn would come in turn order, who stands for their team where turns are shared. */
export function nextToAct(state: LayerState, after: Seat): Seat {
  const own = actingWith(state, after)
  const order = inTurnOrder(state, (after + 1) % state.players.length)
  const next = order.find((seat) => seat !== after && !own.includes(seat)) ?? order[0] ?? after
  return spokenForBy(state, next)
}

/** The players who share a life total with this one, in or out of the game (2011:contents/810). */
export function sharingLife(state: Pick<LayerState, 'options'>, seat: Seat): readonly Seat[] {
  const format = formatOf(state)
  if (!format.sharedLife) return [seat]
  return sideIn(format, seat)
}

/** The next opponent in turn order, whom a board has attackers attack. */
export function opponentAfter(format: GameFormat, seat: Seat, seats: number): Seat {
  const others = Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats)
  return others.find((other) => !isOneSide(format, seat, other)) ?? (seat + 1) % seats
}
