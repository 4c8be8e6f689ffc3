/** Unspent mana (300.3 / 2011:106.4). */
import { emptyPool, happen } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import type { Draft } from '../state/index.ts'

/** Empties every pool as a phase (2004) or step (2011) ends; in 2004 lost mana burns. `last`: the turn ends, too. */
export function* emptyPools(g: Draft, last: boolean): Process {
  for (const player of g.state.players) {
    const burn = emptyPool(g, player.seat, last)
    if (burn > 0) yield* happen(g, [{ kind: 'loseLife', seat: player.seat, n: burn }])
  }
}
