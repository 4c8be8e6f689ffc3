/** What a payment leaves: which wishes can still be met, and what remains for anything else. */
import type { Kind } from './kinds.ts'
import { addTo, meets, needOf, nothing, setOf, sum, type Tally } from './tally.ts'
import type { Wish } from './wishes.ts'

/** A payment: how many of each kind of mana it uses. */
export type Counts = readonly number[]

/** What a payment leaves. Wishes are sets of bits, in their order. */
export interface Weight {
  /** Compared in order: greater is better. */
  readonly ranks: readonly number[]
  /** The wishes that can be met together, and each that can be met alone. */
  readonly together: number
  readonly alone: number
  /** Creatures that it taps, and mana that may be spent on some things only. */
  readonly creatures: number
  readonly restricted: number
}

interface Way {
  readonly need: Tally
  /** The kind of the source that it taps for itself; -1: none. */
  readonly taps: number
}

interface Prepared {
  readonly ways: readonly Way[]
  readonly worth: number
}

/** What all payments of one cost are weighed with. */
export interface Scales {
  readonly kinds: readonly Kind[]
  readonly wishes: readonly Prepared[]
  /** What each wish and those after it are worth. */
  readonly after: readonly number[]
  /** All lasting mana; and with what floats now. */
  readonly lasting: Tally
  readonly now: Tally
  /** How much the hand asks for each kind's types. */
  readonly wanted: readonly number[]
  /** The mana that the cost takes. */
  readonly size: number
  /** Mana left over does harm (300.3). */
  readonly burns: boolean
}

interface Cost {
  /** The mana that the cost takes. */
  readonly size: number
  readonly burns: boolean
  /** The types of the one mana that a land still to be played would give; 0: none. */
  readonly coming: number
}

/** Prepares wishes for weighing payments of that cost from these kinds. */
export function scalesFor(kinds: readonly Kind[], wishes: readonly Wish[], { size, burns, coming }: Cost): Scales {
  const prepared = wishes.map(
    ({ needs, worth }): Prepared => ({
      worth,
      ways: needs.map(({ demand, taps }) => {
        const need = needOf(demand)
        const at = kinds.findIndex(({ sources }) => sources.some(({ object }) => object === taps))
        const kind = kinds[at]
        // What it taps for itself gives no mana.
        if (kind?.lasts) addTo(need, kind.types, kind.most)
        return { need, taps: at }
      }),
    }),
  )
  const symbols = wishes.flatMap(({ needs }) => needs.slice(0, 1).flatMap(({ demand }) => demand.colored.map(setOf)))
  const wanted = kinds.map(({ types, lasts }) => (lasts ? symbols.filter((one) => (one & types) !== 0).length : 0))
  const after = prepared.map((_, at) => prepared.slice(at).reduce((total, { worth }) => total + worth, 0))
  const all = (which: (kind: Kind) => boolean): Tally => {
    const tally = nothing()
    if (coming !== 0) addTo(tally, coming, 1)
    for (const kind of kinds) if (which(kind)) addTo(tally, kind.types, kind.n * kind.most)
    return tally
  }
  const lasting = all(({ lasts }) => lasts)
  const now = all(({ lasts, floating }) => lasts || floating !== null)
  return { kinds, wishes: prepared, after, lasting, now, wanted, size, burns }
}

/** What is left once these are used. `floating`: also what stays in the pool for now. */
function leftOf({ kinds, lasting, now }: Scales, used: Counts, floating: boolean): Tally {
  const left = (floating ? now : lasting).slice()
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index]
    const n = used[index] ?? 0
    if (kind === undefined || n === 0) continue
    if (kind.lasts || (floating && kind.floating !== null)) addTo(left, kind.types, -n * kind.most)
  }
  return left
}

const isThere = ({ kinds }: Scales, used: Counts, { taps }: Way): boolean =>
  taps < 0 || (used[taps] ?? 0) < (kinds[taps]?.n ?? 0)

/** The wishes that are worth most together, of those that can be met: their worth, and which they are. */
function best(scales: Scales, used: Counts, left: Tally): { readonly worth: number; readonly set: number } {
  const { wishes, after } = scales
  let found = { worth: 0, set: 0 }
  const go = (at: number, need: Tally, worth: number, set: number): void => {
    const wish = wishes[at]
    if (worth > found.worth) found = { worth, set }
    if (wish === undefined || worth + (after[at] ?? 0) <= found.worth) return
    for (const way of wish.ways) {
      if (!isThere(scales, used, way) || !meets(left, need, way.need)) continue
      go(at + 1, sum(need, way.need), worth + wish.worth, set | (1 << at))
    }
    go(at + 1, need, worth, set)
  }
  go(0, nothing(), 0, 0)
  return found
}

const NONE = nothing()

/** The wishes that can be met each alone. */
function alone(scales: Scales, used: Counts, left: Tally): number {
  return scales.wishes.reduce((set, { ways }, at) => {
    const can = ways.some((way) => isThere(scales, used, way) && meets(left, NONE, way.need))
    return can ? set | (1 << at) : set
  }, 0)
}

/** The first mana of a colour is worth most, the second half of that, and so on. */
function worthOf(mana: number): number {
  let worth = 0
  for (let nth = 1; nth <= mana; nth++) worth += Math.max(1, 64 >> nth)
  return worth
}

const COLORS = (['W', 'U', 'B', 'R', 'G'] as const).map((color) => setOf([color]))

/** What the sources that remain are good for, whatever is drawn: each colour, evenly. Colourless mana counts least. */
function variety({ kinds }: Scales, used: Counts): number {
  return COLORS.reduce((total, color) => {
    let mana = 0
    for (const [index, { n, types, most, lasts }] of kinds.entries())
      if (lasts && (types & color) !== 0) mana += (n - (used[index] ?? 0)) * most
    return total + worthOf(mana)
  }, 0)
}

/** Weighs a payment: wishes come first, then what is lost beside mana, then what the hand's colours could use. */
export function weigh(scales: Scales, used: Counts): Weight {
  const { kinds, wishes, wanted, size, burns } = scales
  const count = (of: (kind: Kind, index: number) => number): number =>
    kinds.reduce((total, kind, index) => total + (used[index] ?? 0) * of(kind, index), 0)
  const left = leftOf(scales, used, false)
  const together = best(scales, used, left)
  const each = alone(scales, used, left)
  const worthAlone = wishes.reduce((total, { worth }, at) => total + ((each >> at) & 1) * worth, 0)
  const waste = count(({ most }) => most) - size
  const lost = count(({ loss, floating }) => loss + (floating === null ? 1 : 0)) + waste
  const floats = kinds.some(({ floating }) => floating !== null)
  const now = floats ? best(scales, used, leftOf(scales, used, true)).worth : 0
  const asked = -count((_, index) => wanted[index] ?? 0)
  const ranks = [burns ? -waste : 0, together.worth, worthAlone, -lost, now, asked, variety(scales, used)]
  return {
    ranks,
    together: together.set,
    alone: each,
    creatures: count(({ loss }) => loss),
    restricted: count(({ lasts, floating }) => Number(!lasts && floating === null)),
  }
}

/** Whether the first is the better payment. */
export function isBetter(a: Weight, b: Weight): boolean {
  for (const [index, rank] of a.ranks.entries()) {
    const other = b.ranks[index] ?? 0
    if (rank !== other) return rank > other
  }
  return false
}

/**
 * Whether another payment leaves something that this one doesn't: a wish, a creature untapped, or mana that is good for
 * some things only. Whoever pays may prefer it.
 */
export const leavesOther = (best: Weight, other: Weight): boolean =>
  (other.alone & ~best.alone) !== 0 ||
  (other.together & ~best.together) !== 0 ||
  other.creatures < best.creatures ||
  other.restricted !== best.restricted
