/**
 * What is computed from a state (layers) is cached by the identity of its epoch. Computations record what they read;
 * the draft replaces the epoch when something that was read changes. An epoch from which nothing was computed may be
 * kept only by the draft that made it.
 */
import { sideTable } from '../../language/index.ts'

export type Epoch = Readonly<Record<string, never>>

const readsOfEpoch = sideTable<Epoch, number>()

/** A new epoch. Plain data: only its identity matters. */
export function newEpoch(): Epoch {
  return {}
}

/** Records which groups a table computed for this epoch has read. */
export function noteReads(epoch: Epoch, reads: number): void {
  readsOfEpoch.set(epoch, (readsOfEpoch.get(epoch) ?? 0) | reads)
}

/** The groups read by what was computed for this epoch; `null` if nothing was. */
export function readsOf(epoch: Epoch): number | null {
  return readsOfEpoch.get(epoch) ?? null
}
