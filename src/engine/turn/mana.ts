/** Unspent mana (300.3 / 2011:106.4). */
import { happen } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, editionOf } from '../state/index.ts'

/** Empties every pool as a phase (2004) or step (2011) ends; in 2004 each lost mana burns. */
export function* emptyPools(g: Draft): Process {
  for (const player of g.state.players) {
    if (player.pool.length === 0) continue
    const mana = player.pool.map((unit) => unit.type)
    const burn = editionOf(g.state).manaBurn ? mana.length : 0
    g.patchPlayer(player.seat, { pool: [] })
    g.emit({ kind: 'manaLost', seat: player.seat, mana, burn, rule: burn > 0 ? '2004:300.3' : '2011:106.4' })
    if (burn > 0) yield* happen(g, [{ kind: 'loseLife', seat: player.seat, n: burn }])
  }
}
