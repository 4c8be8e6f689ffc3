/** Giving each of several needs an object of its own (409.1g). */
import type { ObjectId } from '../state/index.ts'

/** Whether each need can have an object of its own, out of those that would do for it. */
export function canBeMatched(needs: readonly (readonly ObjectId[])[]): boolean {
  const takers = new Map<ObjectId, number>()
  // Whoever has it may find another one.
  const finds = (need: number, seen: Set<ObjectId>): boolean =>
    (needs[need] ?? []).some((id) => {
      if (seen.has(id)) return false
      seen.add(id)
      const taker = takers.get(id)
      if (taker !== undefined && !finds(taker, seen)) return false
      takers.set(id, need)
      return true
    })
  return needs.every((_, need) => finds(need, new Set()))
}
