/** The mixes of mana with which a cost can be paid. */
import type { Machine, Mask, Need } from './units.ts'

/** A kind of mana, or of machine that also gives one of it. A machine without has an empty mask. */
export interface Kind {
  readonly mask: Mask
  readonly machine: Machine | null
}

type Mix = readonly number[]

/** Whether each of these can be met by another mana, so many of each kind. */
export function isMet(demands: readonly Mask[], masks: readonly Mask[], counts: readonly number[]): boolean {
  const holders: number[][] = masks.map(() => [])
  const meet = (demand: number, seen: Set<number>): boolean => {
    for (const [kind, mask] of masks.entries()) {
      const holding = holders[kind] ?? []
      if (seen.has(kind) || (mask & (demands[demand] ?? 0)) === 0) continue
      seen.add(kind)
      if (holding.length < (counts[kind] ?? 0)) {
        holding.push(demand)
        return true
      }
      const freed = holding.findIndex((other) => meet(other, seen))
      if (freed < 0) continue
      holding[freed] = demand
      return true
    }
    return false
  }
  return demands.every((_, demand) => meet(demand, new Set()))
}

/** Whether one of the kind is worth at least one of the other, whatever comes. */
function isAsGood(one: Kind, other: Kind): boolean {
  if (other.machine !== null) return one.machine === other.machine
  return (one.mask & other.mask) === other.mask
}

/** For each kind, those that are worth less: one of them is spent first, wherever either would do. */
export function lesserKinds(kinds: readonly Kind[]): readonly (readonly number[])[] {
  return kinds.map((kind) =>
    kinds.flatMap((other, at) => (isAsGood(kind, other) && !isAsGood(other, kind) ? [at] : [])),
  )
}

/** Any mana: what pays for a generic one. */
const ANY: Mask = -1

/** The mixes that pay a cost, but for those that spend what is worth more where something lesser is left. */
export function choices(
  { colored, generic }: Need,
  kinds: readonly Kind[],
  lesser: readonly (readonly number[])[],
  have: readonly number[],
): readonly Mix[] {
  const found: Mix[] = []
  const tried = new Set<string>()
  const used = kinds.map(() => 0)
  const demands = [...colored, ...Array.from({ length: generic }, () => ANY)]
  const pays = (kind: number, demand: Mask): boolean =>
    ((kinds[kind]?.mask ?? 0) & demand) !== 0 && (used[kind] ?? 0) < (have[kind] ?? 0)
  const grow = (place: number): void => {
    const key = `${place}:${used.join()}`
    if (tried.has(key)) return
    tried.add(key)
    const demand = demands[place]
    if (demand === undefined) {
      found.push([...used])
      return
    }
    for (const kind of kinds.keys()) {
      if (!pays(kind, demand) || lesser[kind]?.some((other) => pays(other, demand))) continue
      used[kind] = (used[kind] ?? 0) + 1
      grow(place + 1)
      used[kind] = (used[kind] ?? 0) - 1
    }
  }
  grow(0)
  return found
}
