/**
 * The payment solver: which mana abilities to activate and which mana to spend on a cost. Exact where possible, and it
 * keeps the most useful sources. It never proposes a source that costs more than tapping, unless allowed to (`costly`).
 */
import {
  BENT,
  colorsOfSymbol,
  genericOf,
  isVariable,
  type ManaCost,
  type ManaSymbol,
  type ManaType,
  sideTable,
} from '../../../language/index.ts'
import type { Payment } from '../../questions/index.ts'
import type { ManaUnit } from '../../state/index.ts'
import type { ManaSource } from './sources.ts'

/** A cost reduced to what the solver needs: coloured demands, each payable with certain types, and a generic rest. */
export interface Demand {
  readonly colored: readonly (readonly ManaType[])[]
  readonly generic: number
}

/** What mana can pay a symbol. Phyrexian and {2/W} symbols stand for their colours here: see `announceCost.ts`. */
function typesFor(symbol: ManaSymbol): readonly ManaType[] {
  const colors = colorsOfSymbol(symbol)
  return symbol.startsWith('C') ? ['C', ...colors] : colors
}

/** The demand of a cost with X known (409.1f). */
export function demandOf(cost: ManaCost, x = 0): Demand {
  const colored: (readonly ManaType[])[] = []
  let generic = 0
  for (const symbol of cost) {
    const number = genericOf(symbol)
    if (number !== null) generic += number
    else if (isVariable(symbol)) generic += x
    else if (symbol === BENT) generic += 1
    else colored.push(typesFor(symbol))
  }
  return { colored, generic }
}

/** One unit of mana that could be used: from the pool, or from a source with one choice of its output. */
interface Plan {
  readonly taps: { source: ManaSource; output: readonly ManaType[] }[]
  pool: ManaType[]
}

/** How much using a source would lose: sources with fewer colours, and lands before creatures and rocks, go first. */
function worth(source: ManaSource): number {
  const [only] = source.gives
  if (source.gives.length === 1 && only?.length === 1) return only[0] === 'C' ? 1 : 2
  const types = new Set(source.gives.flat())
  const most = Math.max(...source.gives.map((output) => output.length))
  return types.size * 2 + (types.has('C') && types.size === 1 ? -1 : 0) + (most > 1 ? 1 : 0)
}

function takeFrom(pool: ManaType[], types: readonly ManaType[]): boolean {
  const index = pool.findIndex((type) => types.includes(type))
  if (index < 0) return false
  pool.splice(index, 1)
  return true
}

/** Assigns sources to coloured demands by augmenting paths; returns a source index, or `null`, for each demand. */
function matchColored(
  demands: readonly (readonly ManaType[])[],
  sources: readonly ManaSource[],
): readonly number[] | null {
  const usedBy = new Array<number>(sources.length).fill(-1)
  const tryDemand = (demand: number, seen: Set<number>): boolean => {
    for (let index = 0; index < sources.length; index++) {
      const source = sources[index]
      if (source === undefined || seen.has(index)) continue
      if (!source.gives.some((output) => output.some((type) => demands[demand]?.includes(type)))) continue
      seen.add(index)
      const holder = usedBy[index] ?? -1
      if (holder < 0 || tryDemand(holder, seen)) {
        usedBy[index] = demand
        return true
      }
    }
    return false
  }
  for (let demand = 0; demand < demands.length; demand++) if (!tryDemand(demand, new Set())) return null
  const assigned = new Array<number>(demands.length).fill(-1)
  usedBy.forEach((demand, index) => {
    if (demand >= 0) assigned[demand] = index
  })
  return assigned
}

/** Pays coloured demands from the pool, those with the fewest alternatives first. Returns those the pool can't pay. */
function payColoredFromPool(demand: Demand, pool: ManaType[]): (readonly ManaType[])[] {
  const open: (readonly ManaType[])[] = []
  for (const types of [...demand.colored].sort((a, b) => a.length - b.length)) {
    if (!takeFrom(pool, types)) open.push(types)
  }
  return open
}

/** The output of a source that meets a demand and gives the most. */
function outputFor(source: ManaSource, types: readonly ManaType[]): readonly ManaType[] {
  const fitting = source.gives.filter((output) => output.some((type) => types.includes(type)))
  return fitting.reduce((best, output) => (output.length > best.length ? output : best), fitting[0] ?? [])
}

/**
 * Pays coloured demands one by one when sources give several mana each: what a tapped source has left over pays the
 * next demands. Falls back on the exact matching to decide which source meets which demand.
 */
function tapForColored(open: readonly (readonly ManaType[])[], sources: readonly ManaSource[], plan: Plan): boolean {
  let left = [...open]
  const unused = new Set(sources)
  while (left.length > 0) {
    const still = left.filter((types) => !takeFrom(plan.pool, types))
    if (still.length === 0) return true
    const list = [...unused]
    const assigned = matchColored(still, list)
    // When one source gives several mana, fewer sources than demands may suffice: then take the first demand alone.
    const index =
      assigned?.[0] ??
      list.findIndex((source) => source.gives.some((output) => output.some((type) => still[0]?.includes(type))))
    const source = list[index]
    const first = still[0]
    if (source === undefined || first === undefined) return false
    const output = outputFor(source, first)
    plan.taps.push({ source, output })
    unused.delete(source)
    plan.pool.push(...output)
    left = still
  }
  return true
}

/** Pays the generic rest: surplus mana first, then the least useful sources, preferring exact outputs. */
function tapForGeneric(generic: number, sources: readonly ManaSource[], plan: Plan): boolean {
  let missing = generic - plan.pool.length
  const used = new Set(plan.taps.map((tap) => tap.source))
  const unused = sources.filter((source) => !used.has(source))
  while (missing > 0) {
    const fitting = unused.findIndex((source) => source.gives.some((output) => output.length <= missing))
    const [source] = unused.splice(Math.max(0, fitting), 1)
    if (source === undefined) return false
    const output = source.gives.reduce(
      (best, next) => (next.length > best.length && next.length <= missing ? next : best),
      source.gives[0] ?? [],
    )
    plan.taps.push({ source, output })
    plan.pool.push(...output)
    missing -= output.length
  }
  return true
}

const owns = sideTable<readonly ManaType[], readonly ManaType[]>()

/** A source with its outputs replaced by everything tapping it yields, for planning; `ownOf` recovers its own part. */
export function inAll(source: ManaSource): ManaSource {
  if (source.totals === null) return source
  const gives = source.totals.map(({ own, all }) => {
    const output = [...all]
    owns.set(output, own)
    return output
  })
  return { ...source, gives }
}

/** The ability's own output, out of everything it yields. */
function ownOf(output: readonly ManaType[]): readonly ManaType[] {
  return owns.get(output) ?? output
}

/**
 * Leaves one entry per object for the matching if abilities tap it, or use it up: they are alternatives of one source. A
 * source that does neither has as many entries as it could be activated.
 */
function entries(sources: readonly ManaSource[]): ManaSource[] {
  const tapping = new Map<number | string, ManaSource>()
  const found: ManaSource[] = []
  const addTo = (key: number | string, source: ManaSource): void => {
    const before = tapping.get(key)
    tapping.set(key, before === undefined ? source : { ...before, gives: [...before.gives, ...source.gives] })
  }
  for (const source of sources.map(inAll)) {
    if (!source.gives.some((output) => output.length > 0)) continue
    if (source.taps) addTo(source.object, source)
    else if (source.takes !== undefined) {
      const { among, as } = source.takes
      for (const id of among) addTo(as === 'untapped' ? id : `${id}`, { ...source })
    } else for (let time = 0; time < source.times; time++) found.push(time === 0 ? source : { ...source })
  }
  return [...tapping.values(), ...found]
}

/**
 * What the solver plans with, least useful first. Without `costly`, only sources that do nothing but tap. Those that
 * cost mana are left to `convert.ts`. Worth keeping for several questions about the same state.
 */
export function prepare(sources: readonly ManaSource[], costly: boolean): readonly ManaSource[] {
  const usable = sources.filter((source) => (costly || source.harmless) && source.cost.length === 0)
  const ready = entries(usable).map((source) => ({ source, worth: worth(source) }))
  return ready.sort((a, b) => a.worth - b.worth).map(({ source }) => source)
}

/** The source that gives this output: for an object with several, one of those that were merged (`entries`). */
function giverOf(sources: readonly ManaSource[], of: ManaSource, output: readonly ManaType[]): ManaSource {
  return sources.find((source) => source.object === of.object && source.gives.includes(output)) ?? of
}

/** A way to pay: what is tapped for what, and the mana left over. */
export interface Way {
  readonly taps: Plan['taps']
  readonly left: readonly ManaType[]
}

/** A way to pay that takes the best output of each source on its own: not every one is found. */
function plainWay(demand: Demand, pool: readonly ManaType[], ready: readonly ManaSource[]): Way | null {
  const made: Plan = { taps: [], pool: [...pool] }
  const open = payColoredFromPool(demand, made.pool)
  if (!tapForColored(open, ready, made) || !tapForGeneric(demand.generic, ready, made)) return null
  return { taps: made.taps, left: made.pool.slice(demand.generic) }
}

/** So many mixes of outputs are tried where the best of each source on its own don't do. */
const MOST_MIXES = 64

/** The sources, each that may give several mana in more than one way with one of these: every mix. */
function* mixes(ready: readonly ManaSource[], from = 0): Generator<readonly ManaSource[]> {
  const at = ready.findIndex(
    ({ gives }, index) => index >= from && gives.length > 1 && gives.some((one) => one.length > 1),
  )
  const source = ready[at]
  if (source === undefined) return yield ready
  for (const output of source.gives) yield* mixes(ready.with(at, { ...source, gives: [output] }), at + 1)
}

/** A way to pay `demand` from a pool and these prepared sources, or `null` if there is none. */
export function wayToPay(demand: Demand, pool: readonly ManaType[], ready: readonly ManaSource[]): Way | null {
  const plain = plainWay(demand, pool, ready)
  if (plain !== null || mostMana(pool.length, ready) < demand.generic + demand.colored.length) return plain
  let tried = 0
  for (const mix of mixes(ready)) {
    const way = mix === ready || tried++ >= MOST_MIXES ? null : plainWay(demand, pool, mix)
    if (way !== null || tried > MOST_MIXES) return way
  }
  return null
}

/** Whether a demand can be paid from the pool and these prepared sources, as the first look has it. */
export function canSolve(demand: Demand, pool: readonly ManaType[], ready: readonly ManaSource[]): boolean {
  return (
    mostMana(pool.length, ready) >= demand.generic + demand.colored.length && plainWay(demand, pool, ready) !== null
  )
}

/** The activations of a way to pay, each of the ability that gives what is planned. */
export function tapsOf(way: Way, sources: readonly ManaSource[]): Payment['taps'] {
  return way.taps.map(({ source, output }) => ({
    object: source.object,
    ability: giverOf(sources, source, ownOf(output)).ability,
    mana: ownOf(output),
  }))
}

/** A payment of `demand` from the pool and sources that only tap, or `null` if there is none. */
export function solve(demand: Demand, pool: readonly ManaType[], sources: readonly ManaSource[]): Payment | null {
  const way = wayToPay(demand, pool, prepare(sources, false))
  return way === null ? null : { taps: tapsOf(way, sources), spend: null }
}

/** The most mana that prepared sources could give in addition to what is floating. */
export function mostMana(floating: number, ready: readonly ManaSource[]): number {
  let most = floating
  for (const source of ready) {
    let best = 0
    for (const output of source.gives) if (output.length > best) best = output.length
    most += best
  }
  return most
}

/**
 * Which mana of a pool to spend on a demand: coloured first, then for generic the least useful; restricted mana before
 * other mana of its type. `null`: not enough.
 */
export function spendFor(demand: Demand, pool: readonly ManaUnit[]): readonly ManaUnit[] | null {
  const left = [...pool].sort((a, b) => Number(a.use === null) - Number(b.use === null))
  const spent: ManaUnit[] = []
  const take = (index: number): boolean => {
    if (index < 0) return false
    spent.push(...left.splice(index, 1))
    return true
  }
  for (const types of [...demand.colored].sort((a, b) => a.length - b.length)) {
    if (!take(left.findIndex((unit) => types.includes(unit.type)))) return null
  }
  const count = (type: ManaType): number => left.filter((other) => other.type === type).length
  const spare = (unit: ManaUnit): number => (unit.use !== null ? 200 : unit.type === 'C' ? 100 : count(unit.type))
  for (let paid = 0; paid < demand.generic; paid++) {
    let best = -1
    left.forEach((unit, index) => {
      const other = left[best]
      if (other === undefined || spare(unit) > spare(other)) best = index
    })
    if (!take(best)) return null
  }
  return spent
}
