/** 420.5a, g, h: players who lose. */
import type { Proposed } from '../events/index.ts'
import type { LossReason, Player, State } from '../state/index.ts'

/** Life 0 or less (420.5a), a draw from an empty library (420.5g), ten poison counters (420.5h). */
export function losingPlayers(state: State): readonly Proposed[] {
  return state.players.flatMap((player) => {
    const reason = player.lost === null ? reasonOf(player) : null
    return reason === null ? [] : [{ kind: 'lose', seat: player.seat, reason } as const]
  })
}

function reasonOf(player: Player): LossReason | null {
  if (player.life <= 0) return 'life'
  if (player.drewFromEmpty) return 'emptyLibrary'
  return player.poison >= 10 ? 'poison' : null
}
