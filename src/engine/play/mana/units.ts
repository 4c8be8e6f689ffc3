/**
 * Mana as the search for a payment counts it (`convert.ts`): a unit is one mana that may be of any of some types, a
 * machine what can be used once for more than that. Equal ones are only counted.
 */
import type { ManaCost, ManaType } from '../../../language/index.ts'
import type { ReadDemand } from './demand.ts'
import { type Demand, inAll } from './solve.ts'
import type { ManaSource } from './sources.ts'

/** A set of types of mana, as bits. */
export type Mask = number

/** A demand in bits. */
export interface Need {
  readonly colored: readonly Mask[]
  readonly generic: number
}

/** What a machine does when it is used: pays that, and gives these units. */
export interface Option {
  readonly cost: Need
  readonly yields: readonly Mask[]
}

/** What can be used once, in one of several ways. Other than by an option, it gives one mana of `free` (0: it doesn't). */
export interface Machine {
  readonly free: Mask
  readonly options: readonly Option[]
}

/** All mana and machines there are. */
export interface Stock {
  readonly units: readonly Mask[]
  readonly machines: readonly Machine[]
  readonly need: Need
}

const NOTHING: Need = { colored: [], generic: 0 }

/** Numbers the types of mana as they come. */
class Types {
  private readonly bits = new Map<ManaType, Mask>()

  mask(types: readonly ManaType[]): Mask {
    return types.reduce((mask, type) => mask | this.bit(type), 0)
  }

  private bit(type: ManaType): Mask {
    const known = this.bits.get(type)
    if (known !== undefined) return known
    const bit = 1 << this.bits.size
    this.bits.set(type, bit)
    return bit
  }

  need({ colored, generic }: Demand): Need {
    return { colored: colored.map((types) => this.mask(types)), generic }
  }
}

/** In how many ways `n` mana of so many types can come together. */
function waysOf(types: number, n: number): number {
  let ways = 1
  for (let at = 1; at <= n; at++) ways = (ways * (types + at - 1)) / at
  return ways
}

/** What outputs of one size give: units that may each be of any type if all mixes are among them, or one of the mixes. */
function unitsOf(types: Types, outputs: readonly (readonly ManaType[])[], n: number): readonly (readonly Mask[])[] {
  const mixes = new Map(outputs.map((output) => [[...output].sort().join(), output]))
  const any = new Set(outputs.flat())
  if (mixes.size === waysOf(any.size, n)) return [Array.from({ length: n }, () => types.mask([...any]))]
  return [...mixes.values()].map((output) => output.map((type) => types.mask([type])))
}

function alternatives(types: Types, gives: ManaSource['gives']): readonly (readonly Mask[])[] {
  const sizes = [...new Set(gives.map(({ length }) => length))].filter((n) => n > 0)
  const sized = (n: number) => gives.filter(({ length }) => length === n)
  return sizes.flatMap((n) => unitsOf(types, sized(n), n))
}

/** A machine that gives these alternatives for nothing, and others for a cost. */
function machineOf(free: readonly (readonly Mask[])[], costly: readonly Option[]): Machine {
  const single = free.find(({ length }) => length === 1)
  const others = free.filter((units) => units !== single)
  return { free: single?.[0] ?? 0, options: [...others.map((yields) => ({ cost: NOTHING, yields })), ...costly] }
}

function optionsOf(types: Types, source: ManaSource, read: (cost: ManaCost) => Demand): readonly Option[] {
  const cost = types.need(read(source.cost))
  return alternatives(types, inAll(source).gives).map((yields) => ({ cost, yields }))
}

/**
 * What can be made of a pool, of sources that cost no mana (prepared), and of those that do. An object that is tapped
 * for one ability can't be tapped for another: its abilities are one machine.
 */
export function stockOf(
  demand: Demand,
  pool: readonly ManaType[],
  ready: readonly ManaSource[],
  converters: readonly ManaSource[],
  read: ReadDemand,
): Stock {
  const types = new Types()
  const units = pool.map((type) => types.mask([type]))
  const machines: Machine[] = []
  const tapping = converters.filter(({ taps }) => taps)
  const tapped = new Map(tapping.map(({ object }) => [object, [] as readonly (readonly Mask[])[]]))
  for (const source of ready) {
    const free = alternatives(types, source.gives)
    if (source.taps && tapped.get(source.object)?.length === 0) tapped.set(source.object, free)
    else if (free.length === 1) units.push(...(free[0] ?? []))
    else machines.push(machineOf(free, []))
  }
  for (const [object, free] of tapped) {
    const costly = tapping.filter((one) => one.object === object).flatMap((one) => optionsOf(types, one, read))
    machines.push(machineOf(free, costly))
  }
  for (const source of converters) {
    if (source.taps) continue
    const machine = machineOf([], optionsOf(types, source, read))
    for (let time = 0; time < source.times; time++) machines.push(machine)
  }
  return { units, machines, need: types.need(demand) }
}
