/** 420.5a, g, h and 2011:contents/9: players who lose. */
import type { Proposed } from '../events/index.ts'
import { COMMANDER_DAMAGE, type LossReason, type Player, poisonLeft, type Seat, type State } from '../state/index.ts'

/**
 * Life 0 or less (420.5a), a draw from an empty library (420.5g), poison counters (420.5h, 2011:contents/810), combat damage
 * of one commander (2011:contents/9).
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

function reasonOf(state: State, player: Player): LossReason | null {
  if (player.life <= 0) return 'life'
  if (player.drewFromEmpty) return 'emptyLibrary'
  if (poisonLeft(state, player.seat) <= 0) return 'poison'
  return isBeatenByCommander(state, player.seat) ? 'commander' : null
}
