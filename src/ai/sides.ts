/** Who plays with whom, as a machine player looks at it: sides of one player or of a team. */
import {
  actingWith,
  areOpponents,
  defendersOf,
  formatOf,
  opponentsOf,
  type Seat,
  type State,
  spokenForBy,
} from '../engine/index.ts'

/** All sides of the game by their seats, also those out of it: the seat's own first, the others in turn order. */
export function sidesFrom(state: State, seat: Seat): readonly (readonly Seat[])[] {
  const { length } = state.players
  const sides: Seat[][] = []
  for (let step = 0; step < length; step++) {
    const one = (seat + step) % length
    const side = sides.find(([first]) => first !== undefined && !areOpponents(state, first, one))
    if (side === undefined) sides.push([one])
    else side.push(one)
  }
  return sides
}

/** The opponents still in the game, of those who take their turns together only the first. */
export function opposingTurns(state: State, seat: Seat): readonly Seat[] {
  return [...new Set(opponentsOf(state, seat).map((other) => spokenForBy(state, other)))]
}

/** Whether more than two players began: there is so much on the table that each thing is looked at less closely. */
export const isCrowded = ({ players }: State): boolean => players.length > 2

/** Whether one opponent, alone or with a team that acts and lives as one, is all that is left to beat. */
export const isDuel = (state: State, seat: Seat): boolean => opposingTurns(state, seat).length <= 1

/** Whether a player is the emperor of a team, which loses with them (2011:contents/809). */
export const leads = (state: State, seat: Seat): boolean => formatOf(state).emperors.includes(seat)

/** The players whom a seat, or its team, may attack. */
export const attackedBy = (state: State, seat: Seat): readonly Seat[] =>
  defendersOf(state, seat).flatMap((ref) => ('player' in ref ? [ref.player] : []))

/** Whether a seat may attack a player, or those who defend together with them. */
export function mayAttack(state: State, seat: Seat, whom: Seat): boolean {
  const team = actingWith(state, whom)
  return attackedBy(state, seat).some((one) => team.includes(one))
}
