/** Whether mana abilities that cost mana themselves ("{1}, {T}: Add {B}{B}") can help to pay (411.1, 411.2). */
import type { ManaType } from '../../../language/index.ts'
import type { ReadDemand } from './demand.ts'
import { canSolve, type Demand, demandOf, inAll, mostMana, wayToPay } from './solve.ts'
import type { ManaSource } from './sources.ts'

/** The intermediate state of the search: mana floating, sources and converters not yet used. */
interface Stand {
  readonly pool: readonly ManaType[]
  readonly ready: readonly ManaSource[]
  readonly converters: readonly ManaSource[]
}

/** So many different stands are looked at, far more than games come to; past that it counts as unpayable. */
const MOST_STANDS = 4000

/** What tells sources apart for a search: two Forests are the same. */
const kindOf = ({ object, gives, taps }: ManaSource, converters: readonly ManaSource[]): string => {
  const isShared = taps && converters.some((other) => other.taps && other.object === object)
  return `${gives.map((output) => output.join('')).join('/')}${isShared ? object : ''}`
}

/** Of these, one of each kind. */
function distinct<T>(all: readonly T[], kind: (one: T) => string): readonly T[] {
  const kinds = new Set<string>()
  return all.filter((one) => {
    const key = kind(one)
    return !kinds.has(key) && kinds.add(key)
  })
}

const converterKey = ({ object, ability }: ManaSource): string => `${object}.${ability}`

/** The same for stands from which the same can come. */
function keyOf({ pool, ready, converters }: Stand): string {
  const sources = ready.map((source) => kindOf(source, converters)).sort()
  return `${[...pool].sort().join('')}|${sources.join()}|${converters.map(converterKey).join()}`
}

/** The ways to pay for a converter: starting with one source or another, since any of its mana may be needed later. */
function* waysToStart(cost: Demand, { pool, ready, converters }: Stand): Generator<Pick<Stand, 'pool' | 'ready'>> {
  const seen = new Set<string>()
  const types = [...new Set(pool)]
  const orders = [
    ...types.map((type) => ({ pool: [type, ...without(pool, type)], ready: [] as readonly ManaSource[] })),
    ...distinct(ready, (source) => kindOf(source, converters)).map((first) => ({
      pool: [] as readonly ManaType[],
      ready: [first, ...ready.filter((other) => other !== first)],
    })),
    { pool, ready },
  ]
  for (const order of orders) {
    const way = wayToPay(cost, order.pool, order.ready)
    if (way === null) continue
    const used = new Set(way.taps.map((tap) => tap.source))
    const floating = order.pool.length === 0 ? [...pool, ...way.left] : way.left
    const left = { pool: floating, ready: ready.filter((source) => !used.has(source)) }
    const key = keyOf({ ...left, converters })
    if (!seen.has(key)) yield left
    seen.add(key)
  }
}

function without(pool: readonly ManaType[], type: ManaType): readonly ManaType[] {
  const left = [...pool]
  left.splice(left.indexOf(type), 1)
  return left
}

/** The maximum mana gained by activating it as often as possible. */
function gain(converter: ManaSource): number {
  const { generic, colored } = demandOf(converter.cost)
  const most = Math.max(0, ...converter.gives.map((output) => output.length))
  return Math.max(0, most - generic - colored.length) * converter.times
}

/** Whether a demand can be paid if some of the converters are activated along the way. */
export function canConvert(
  demand: Demand,
  pool: readonly ManaType[],
  ready: readonly ManaSource[],
  converters: readonly ManaSource[],
  read: ReadDemand,
): boolean {
  const needed = demand.generic + demand.colored.length
  if (mostMana(pool.length, ready) + converters.reduce((sum, one) => sum + gain(inAll(one)), 0) < needed) return false
  const made = new Set([...pool, ...[...ready, ...converters.map(inAll)].flatMap(({ gives }) => gives.flat())])
  if (!demand.colored.every((types) => types.some((type) => made.has(type)))) return false
  const seen = new Set<string>()
  const search = (stand: Stand): boolean => {
    const key = keyOf(stand)
    if (seen.has(key) || seen.size >= MOST_STANDS) return false
    seen.add(key)
    if (canSolve(demand, stand.pool, stand.ready)) return true
    for (const converter of distinct(stand.converters, converterKey)) {
      const index = stand.converters.indexOf(converter)
      // An object tapped for one ability can't be tapped for another.
      const free = (other: ManaSource): boolean => !(converter.taps && other.taps && other.object === converter.object)
      const converters = stand.converters.filter((other, at) => at !== index && free(other))
      const before = { ...stand, ready: stand.ready.filter(free) }
      for (const paid of waysToStart(read(converter.cost), before)) {
        for (const output of converter.gives)
          if (search({ ...paid, pool: [...paid.pool, ...output], converters })) return true
      }
    }
    return false
  }
  const all = converters.map(inAll).flatMap((one) => Array.from({ length: one.times }, () => one))
  return search({ pool, ready, converters: all })
}
