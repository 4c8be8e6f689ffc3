/** Blockers for attackers that must be blocked: as many of them as can be at the same time (500.4). */
import type { ObjectId, State } from '../state/index.ts'
import { type AbleBlocker, blockCapacity } from './whyCantBlock.ts'

/** One attacker a blocker can be given; a blocker that may block several has several. */
interface Place {
  readonly id: ObjectId
  readonly attackers: readonly ObjectId[]
  attacker: ObjectId | null
}

/** Finds a place for the attacker, moving others to their alternatives where that frees one (augmenting paths). */
function place(places: readonly Place[], attacker: ObjectId, seen: Set<Place>): boolean {
  for (const one of places) {
    if (seen.has(one) || !one.attackers.includes(attacker)) continue
    seen.add(one)
    if (one.attacker === null || place(places, one.attacker, seen)) {
      one.attacker = attacker
      return true
    }
  }
  return false
}

/** Blocks that cover the most of `wanted`, each of those by one blocker. */
export function coverMost(
  state: State,
  wanted: readonly ObjectId[],
  able: readonly AbleBlocker[],
): readonly AbleBlocker[] {
  const places = able.flatMap(({ id, attackers }) =>
    Array.from(
      { length: Math.min(blockCapacity(state, id), wanted.length) },
      (): Place => ({ id, attackers, attacker: null }),
    ),
  )
  for (const attacker of wanted) place(places, attacker, new Set())
  return able.flatMap(({ id }) => {
    const attackers = places.flatMap((one) => (one.id === id && one.attacker !== null ? [one.attacker] : []))
    return attackers.length === 0 ? [] : [{ id, attackers }]
  })
}
