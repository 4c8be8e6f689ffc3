/** 420.5a, g, h: players who lose. */
import type { Proposed } from '../events/index.ts'
import type { LossReason, Player, State } from '../state/index.ts'

/** Life 0 or less (420.5a), a draw from an empty library (420.5g), ten poison counters (420.5h). */
export function losingPlayers(state: State): readonly Proposed[] {
  const losing: Proposed[] = []
  for (const player of state.players) {
    const reason = player.lost === null ? reasonOf(player) : null
    if (reason !== null) losing.push({ kind: 'lose', seat: player.seat, reason })
  }
  return losing
}

function reasonOf(player: Player): LossReason | null {
  if (player.life <= 0) return 'life'
  if (player.drewFromEmpty) return 'emptyLibrary'
  return player.poison >= 10 ? 'poison' : null
}
