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

/** The search stops here; what it hasn't found by then counts as unpayable. */
const MOST_TRIES = 150

/** The ways to pay for a converter: starting with one source or another, since any of its mana may be needed later. */
function* waysToStart(cost: Demand, { pool, ready }: Stand): Generator<Pick<Stand, 'pool' | 'ready'>> {
  const seen = new Set<string>()
  const types = [...new Set(pool)]
  const orders = [
    ...types.map((type) => ({ pool: [type, ...without(pool, type)], ready: [] as readonly ManaSource[] })),
    ...ready.map((first) => ({ pool: [] as readonly ManaType[], ready: [first] })),
    { pool, ready },
  ]
  for (const order of orders) {
    const way = wayToPay(cost, order.pool, order.ready)
    if (way === null) continue
    const used = new Set(way.taps.map((tap) => tap.source))
    const floating = order.pool.length === 0 ? [...pool, ...way.left] : way.left
    const left = { pool: floating, ready: ready.filter((source) => !used.has(source)) }
    const key = `${[...left.pool].sort().join('')}|${left.ready.map((source) => source.object).join()}`
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
  let tries = 0
  const search = (stand: Stand): boolean => {
    if (canSolve(demand, stand.pool, stand.ready)) return true
    for (const [index, converter] of stand.converters.entries()) {
      // An object tapped for one ability can't be tapped for another.
      const free = (other: ManaSource): boolean => !(converter.taps && other.taps && other.object === converter.object)
      const converters = stand.converters.filter((other, at) => at !== index && free(other))
      const before = { ...stand, ready: stand.ready.filter(free) }
      for (const paid of waysToStart(read(converter.cost), before)) {
        for (const output of converter.gives) {
          if (++tries > MOST_TRIES) return false
          if (search({ ...paid, pool: [...paid.pool, ...output], converters })) return true
        }
      }
    }
    return false
  }
  const all = converters.map(inAll).flatMap((one) => Array.from({ length: one.times }, () => one))
  return search({ pool, ready, converters: all })
}
