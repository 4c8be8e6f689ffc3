/** 420.5a, g, h and 2011:contents/9: players who lose. */
import type { Proposed } from '../events/index.ts'
import {
  countersOnPlayer,
  type LossReason,
  type Player,
  playerAt,
  type Seat,
  type State,
  sharingLife,
} from '../state/index.ts'

/** So much combat damage of one commander loses the game (2011:contents/9). */
const COMMANDER_DAMAGE = 21

/**
 * Life 0 or less (420.5a), a draw from an empty library (420.5g), ten poison counters (420.5h), 21 combat damage from one
 * commander (2011:contents/9).
 */
export function losingPlayers(state: State): readonly Proposed[] {
  const losing: Proposed[] = []
  for (const player of state.players) {
    const reason = player.lost === null ? reasonOf(state, player) : null
    if (reason !== null) losing.push({ kind: 'lose', seat: player.seat, reason })
  }
  return losing
}

const isBeatenByCommander = ({ players }: State, seat: Seat): boolean =>
  players.some(({ commanders = [] }) => commanders.some(({ damage }) => (damage[seat] ?? 0) >= COMMANDER_DAMAGE))

/** Ten poison counters (420.5h), or 15 on a team that shares its life (2011:contents/810). */
function isPoisoned(state: State, { seat }: Player): boolean {
  const team = sharingLife(state, seat)
  const poison = team.reduce((sum, one) => sum + countersOnPlayer(playerAt(state, one), 'poison'), 0)
  return poison >= (team.length === 1 ? 10 : 15)
}

function reasonOf(state: State, player: Player): LossReason | null {
  if (player.life <= 0) return 'life'
  if (player.drewFromEmpty) return 'emptyLibrary'
  if (isPoisoned(state, player)) return 'poison'
  return isBeatenByCommander(state, player.seat) ? 'commander' : null
}
