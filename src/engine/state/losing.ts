/** Counts with which a player loses the game (420.5h, 2011:contents/9, 2011:contents/810). */
import type { Seat } from './ids.ts'
import { countersOnPlayer, playerAt } from './read.ts'
import { sharingLife } from './sharing.ts'
import type { State } from './state.ts'

/** The combat damage of one commander with which a player loses (2011:contents/9). */
export const COMMANDER_DAMAGE = 21

/** The poison counters with which a player loses (420.5h), and a team that shares its life (2011:contents/810). */
const POISON = { player: 10, team: 15 }

/** How many more poison counters lose the player the game, zero or less once they do. A team's count together. */
export function poisonLeft(state: State, seat: Seat): number {
  const team = sharingLife(state, seat)
  const most = team.length === 1 ? POISON.player : POISON.team
  return team.reduce((left, one) => left - countersOnPlayer(playerAt(state, one), 'poison'), most)
}
