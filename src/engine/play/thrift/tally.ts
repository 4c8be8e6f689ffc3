/**
 * Whether mana can meet demands, by counting (Hall's theorem): every set of types must be given by as many mana as
 * there are demands that only this set meets. Exact for sources that give one mana each.
 */
import { MANA_TYPES, type ManaType } from '../../../language/index.ts'
import type { Demand } from '../mana/solve.ts'

/** A number for each set of types of mana, a set being the sum of its types' bits. */
export type Tally = Int16Array

const SETS = 1 << MANA_TYPES.length
/** All types: what generic mana is paid with. */
export const ANY = SETS - 1

const BIT = new Map(MANA_TYPES.map((type, index) => [type, 1 << index]))

/** The set of these types. */
export function setOf(types: Iterable<ManaType>): number {
  let set = 0
  for (const type of types) set |= BIT.get(type) ?? 0
  return set
}

/** For each set, how many of these demands nothing else meets. */
export function needOf({ colored, generic }: Demand): Tally {
  const need = new Int16Array(SETS)
  const sets = colored.map(setOf)
  for (let set = 0; set < SETS; set++) for (const one of sets) if ((one & ~set) === 0) need[set] = (need[set] ?? 0) + 1
  need[ANY] = sets.length + generic
  return need
}

/** Adds `times` mana that could be of any type in `of`: one more for each set that has one of these types. */
export function addTo(tally: Tally, of: number, times: number): void {
  for (let set = 0; set < SETS; set++) if ((of & set) !== 0) tally[set] = (tally[set] ?? 0) + times
}

/** No mana, or no demands. */
export const nothing = (): Tally => new Int16Array(SETS)

/** Whether the mana in `have` can meet both needs together. */
export function meets(have: Tally, need: Tally, also: Tally): boolean {
  for (let set = 0; set < SETS; set++) if ((need[set] ?? 0) + (also[set] ?? 0) > (have[set] ?? 0)) return false
  return true
}

/** Both needs together. */
export function sum(a: Tally, b: Tally): Tally {
  const both = new Int16Array(SETS)
  for (let set = 0; set < SETS; set++) both[set] = (a[set] ?? 0) + (b[set] ?? 0)
  return both
}
