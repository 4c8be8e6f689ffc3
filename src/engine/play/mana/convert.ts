/**
 * Whether mana abilities that cost mana themselves ("{1}, {T}: Add {B}{B}") can help to pay (411.1, 411.2). What a
 * source gives floats until it is spent, so that only what is left of each kind matters, not in which order it came.
 */
import type { ManaType } from '../../../language/index.ts'
import { choices, isMet, type Kind, lesserKinds } from './choices.ts'
import type { ReadDemand } from './demand.ts'
import { type Demand, inAll, mostMana } from './solve.ts'
import type { ManaSource } from './sources.ts'
import { type Machine, type Mask, type Option, type Stock, stockOf } from './units.ts'

/** So many different stands are looked at, out of reach of boards in play; past that it counts as unpayable. */
const MOST_STANDS = 10_000

/** The result of a search, and how many stands it looked at. */
export interface Found {
  readonly can: boolean
  readonly stands: number
}

/** How many there are of each kind of mana and of machine. */
type Stand = readonly number[]

interface Counted {
  readonly kinds: readonly Kind[]
  readonly start: Stand
  /** Where each kind of mana is, by its mask. */
  readonly places: ReadonlyMap<string, number>
}

/** Equal units, and equal machines, are one kind. */
function counted({ units, machines }: Stock): Counted {
  const kinds: Kind[] = []
  const start: number[] = []
  const places = new Map<string, number>()
  const add = (key: string, kind: () => Kind, n: number): void => {
    const at = places.get(key) ?? kinds.length
    places.set(key, at)
    if (at === kinds.length) kinds.push(kind())
    start[at] = (start[at] ?? 0) + n
  }
  const addUnit = (mask: Mask, n: number): void => add(`${mask}`, () => ({ mask, machine: null }), n)
  for (const mask of units) addUnit(mask, 1)
  for (const machine of machines) {
    for (const { yields } of machine.options) for (const mask of yields) addUnit(mask, 0)
    add(JSON.stringify(machine), () => ({ mask: machine.free, machine }), 1)
  }
  return { kinds, start, places }
}

/** What using it adds, at most. */
function gain({ cost, yields }: Option): number {
  return yields.length - cost.generic - cost.colored.length
}

/** The most that one of a kind could come to, in mana that is left. */
function most({ mask, machine }: Kind): number {
  return Math.max(mask === 0 ? 0 : 1, ...(machine?.options.map(gain) ?? []))
}

/** What one of a kind could give: of each mana at once, the types that it is of by one option or another. */
function reachOf({ mask, machine }: Kind): readonly Mask[] {
  const reach = mask === 0 ? [] : [mask]
  for (const { yields } of machine?.options ?? [])
    for (const [at, one] of yields.entries()) reach[at] = (reach[at] ?? 0) | one
  return reach
}

/** A look at a stand: what one of each kind adds to the sum, and which mana can be of which types. */
interface Look {
  readonly adds: readonly number[]
  readonly masks: readonly Mask[]
  /** The kind that each of the masks is of. */
  readonly of: readonly number[]
}

class Search {
  private readonly seen = new Set<string>()
  /** What could come of it at best: a bound, without what costs take. */
  private readonly best: Look
  /** What there is. */
  private readonly now: Look
  private readonly lesser: readonly (readonly number[])[]

  constructor(
    private readonly kinds: readonly Kind[],
    private readonly places: ReadonlyMap<string, number>,
    private readonly need: Stock['need'],
  ) {
    const reach = kinds.flatMap((one, kind) => reachOf(one).map((mask) => ({ mask, kind })))
    this.best = { adds: kinds.map(most), masks: reach.map(({ mask }) => mask), of: reach.map(({ kind }) => kind) }
    this.now = {
      adds: kinds.map(({ mask }) => Number(mask !== 0)),
      masks: kinds.map(({ mask }) => mask),
      of: [...kinds.keys()],
    }
    this.lesser = lesserKinds(kinds)
  }

  get stands(): number {
    return this.seen.size
  }

  private isEnough(stand: Stand, { adds, masks, of }: Look): boolean {
    const { colored, generic } = this.need
    const sum = stand.reduce((total, n, at) => total + n * (adds[at] ?? 0), 0)
    const counts = of.map((kind) => stand[kind] ?? 0)
    return sum >= colored.length + generic && isMet(colored, masks, counts)
  }

  run(stand: Stand): boolean {
    const key = stand.join()
    if (this.seen.has(key) || this.seen.size >= MOST_STANDS) return false
    this.seen.add(key)
    if (!this.isEnough(stand, this.best)) return false
    if (this.isEnough(stand, this.now)) return true
    for (const [at, { machine }] of this.kinds.entries())
      if (machine !== null && (stand[at] ?? 0) > 0 && this.use(stand, at, machine)) return true
    return false
  }

  /** One of that machine is used, in each way. */
  private use(stand: Stand, at: number, { options }: Machine): boolean {
    const before = stand.with(at, (stand[at] ?? 0) - 1)
    for (const { cost, yields } of options)
      for (const paid of choices(cost, this.kinds, this.lesser, before)) {
        const after = before.map((n, kind) => n - (paid[kind] ?? 0))
        for (const mask of yields) {
          const place = this.places.get(`${mask}`)
          if (place !== undefined) after[place] = (after[place] ?? 0) + 1
        }
        if (this.run(after)) return true
      }
    return false
  }
}

/** The most mana that one use gives, whatever it costs. */
const mostOf = (source: ManaSource): number => Math.max(0, ...inAll(source).gives.map(({ length }) => length))

/** Looks for a way to pay a demand in which some of the converters are used. */
export function converted(
  demand: Demand,
  pool: readonly ManaType[],
  ready: readonly ManaSource[],
  converters: readonly ManaSource[],
  read: ReadDemand,
): Found {
  const added = converters.reduce((sum, one) => sum + one.times * mostOf(one), 0)
  // Most answers come from this alone.
  if (mostMana(pool.length, ready) + added < demand.generic + demand.colored.length) return { can: false, stands: 0 }
  const stock = stockOf(demand, pool, ready, converters, read)
  const { kinds, start, places } = counted(stock)
  const search = new Search(kinds, places, stock.need)
  return { can: search.run(start), stands: search.stands }
}
