/** What mana abilities that cost mana can make of a board: exactly, and without looking at too much (411.1). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { converted } from '../../src/engine/play/mana/convert.ts'
import { type Demand, demandOf, prepare, solve } from '../../src/engine/play/mana/solve.ts'
import type { ManaSource } from '../../src/engine/play/mana/sources.ts'
import type { ManaCost, ManaType } from '../../src/language/index.ts'

type Output = readonly ManaType[]

let objects = 0
function source(gives: readonly Output[], cost: ManaCost = [], fields: Partial<ManaSource> = {}): ManaSource {
  const plain = { totals: null, harmless: cost.length === 0, taps: true, goes: false, times: 1, use: null }
  return { object: ++objects, ability: 'a', gives, cost, ...plain, ...fields }
}
const of = (...types: readonly ManaType[]): readonly Output[] => types.map((type) => [type])
const many = <T>(n: number, make: () => T): readonly T[] => Array.from({ length: n }, make)

const search = (cost: ManaCost, sources: readonly ManaSource[], pool: Output = []) =>
  converted(
    demandOf(cost),
    pool,
    prepare(sources, true),
    sources.filter((one) => one.cost.length > 0),
    demandOf,
  )

/** Every way to take one for each demand. */
function paidWith({ colored, generic }: Demand, pool: Output): readonly Output[] {
  const [first, ...rest] = colored
  if (first === undefined && generic === 0) return [pool]
  const left = first === undefined ? { colored: [], generic: generic - 1 } : { colored: rest, generic }
  return [...new Set(pool)].flatMap((type) => {
    if (first !== undefined && !first.includes(type)) return []
    return paidWith(left, pool.toSpliced(pool.indexOf(type), 1))
  })
}

/** Every order in which every ability can be activated and paid for. */
function byTrying(demand: Demand, sources: readonly ManaSource[], pool: Output, seen = new Set<string>()): boolean {
  const key = `${sources.map(({ object, ability, times }) => `${object}${ability}${times}`).join()}|${[...pool].sort().join('')}`
  if (seen.has(key)) return false
  seen.add(key)
  if (paidWith(demand, pool).length > 0) return true
  return sources.some((one) => {
    const others = sources.filter((other) => other !== one && !(one.taps && other.taps && other.object === one.object))
    const left = one.times > 1 ? [...others, { ...one, times: one.times - 1 }] : others
    return paidWith(demandOf(one.cost), pool).some((rest) =>
      one.gives.some((output) => byTrying(demand, left, [...rest, ...output], seen)),
    )
  })
}

const TYPES = ['W', 'U', 'G'] as const
const output = fc.array(fc.constantFrom<ManaType>(...TYPES, 'C'), { minLength: 1, maxLength: 2 })
const outputs = fc.oneof(
  fc.array(output, { minLength: 1, maxLength: 3 }),
  fc.subarray<ManaType>([...TYPES], { minLength: 1 }).map((types) => of(...types)),
)
const cost = (most: number) =>
  fc.array(fc.constantFrom<ManaCost[number]>(...TYPES, '1', 'W/U'), { minLength: 1, maxLength: most })
const sourceOf = fc
  .record({
    gives: outputs,
    cost: fc.option(cost(2)),
    taps: fc.boolean(),
    times: fc.integer({ min: 1, max: 2 }),
    object: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ gives, cost, taps, times, object }): ManaSource => {
    const isTapped = taps || cost === null
    return source(gives, cost ?? [], {
      taps: isTapped,
      times: isTapped ? 1 : times,
      ...(taps ? { object: -object } : {}),
    })
  })

describe('mana abilities that cost mana', () => {
  test('[2004:411.1] find a payment exactly where some order of activations is one', () => {
    fc.assert(
      fc.property(
        fc.array(sourceOf, { maxLength: 5 }),
        cost(4),
        fc.array(fc.constantFrom(...TYPES), { maxLength: 2 }),
        (sources, wanted, pool) => {
          const each = sources.map((one, at) => ({ ...one, ability: `${at}` }))
          expect(search(wanted, each, pool).can).toBe(byTrying(demandOf(wanted), each, pool))
        },
      ),
      { numRuns: 1500, seed: 411 },
    )
  })

  const filter = (...pair: readonly [ManaType, ManaType]) => {
    const [a, b] = pair
    return source(
      [
        [a, a],
        [a, b],
        [b, b],
      ],
      [`${a}/${b}` as ManaCost[number]],
    )
  }
  /** A land with {T}: {C}, and a filter for a hybrid mana of the pair. */
  const filterLand = (a: ManaType, b: ManaType): readonly ManaSource[] => {
    const made = filter(a, b)
    return [made, source(of('C'), [], { object: made.object, ability: 'c' })]
  }
  const PAIRS = [
    ['W', 'U'],
    ['U', 'B'],
    ['B', 'R'],
    ['R', 'G'],
    ['G', 'W'],
    ['W', 'B'],
    ['U', 'R'],
    ['B', 'G'],
    ['R', 'W'],
    ['G', 'U'],
  ] as const

  test('[2004:409.1g] what needs a certain output of each source is proposed', () => {
    const sources = [
      source([
        ['U', 'U'],
        ['B', 'B'],
      ]),
      source([
        ['W', 'W'],
        ['U', 'B'],
      ]),
    ]
    const made = (wanted: ManaCost) =>
      solve(demandOf(wanted), [], sources)
        ?.taps.flatMap(({ mana }) => mana ?? [])
        .sort()
    expect(made(['U', 'B', 'B', 'B'])).toEqual(['B', 'B', 'B', 'U'])
    expect([made(['U', 'U', 'B', 'B']), made(['W', 'B'])]).toEqual([undefined, ['B', 'B', 'W', 'W']])
  })

  test.each([
    [
      'ten dyers of forests',
      ['W', 'W', 'U', 'U', 'B', 'B'],
      [...many(10, () => source(of('G'))), ...many(10, () => source(of('W', 'U', 'B', 'R', 'G'), ['1', 'G']))],
      false,
    ],
    [
      'twelve forests are enough',
      ['W', 'W', 'U', 'U', 'B', 'B'],
      [...many(12, () => source(of('G'))), ...many(10, () => source(of('W', 'U', 'B', 'R', 'G'), ['1', 'G']))],
      true,
    ],
    [
      'ten different filters',
      ['W', 'W', 'U', 'U', 'B', 'B', 'R', 'R', 'G', 'G'],
      [source(of('G')), ...PAIRS.flatMap(([a, b]) => filterLand(a, b))],
      true,
    ],
    ['ten different filters without a start', ['W', 'W'], PAIRS.flatMap(([a, b]) => filterLand(a, b)), false],
    [
      'one filter of each of four pairs',
      [...'WWUUBBRRGG'].map((one) => one as ManaType),
      [
        ...many(10, () => source(of('W'))),
        ...many(10, () => source(of('C'))),
        ...many(1, () => 0).flatMap(() => PAIRS.slice(0, 4).flatMap(([a, b]) => filterLand(a, b))),
      ],
      false,
    ],
    [
      'two filters of each of four pairs',
      [...'WWUUBBRRGG'].map((one) => one as ManaType),
      [
        ...many(10, () => source(of('W'))),
        ...many(10, () => source(of('C'))),
        ...many(2, () => 0).flatMap(() => PAIRS.slice(0, 4).flatMap(([a, b]) => filterLand(a, b))),
      ],
      true,
    ],
    [
      'all kinds of them and a colour too few',
      ['B', '1', 'W', 'W', 'U', 'W'],
      [
        ...many(4, () => source(of('C'))),
        ...many(4, () => source([['C', 'C']])),
        ...(['R', 'R', 'G'] as const).map((type) => source(of(type))),
        source([['G', 'R']]),
        source([['B', 'R']]),
        source(of('B', 'U')),
        source([['B', 'B']], ['1']),
        source(of('U', 'W'), ['2']),
        ...filterLand('R', 'B'),
        ...filterLand('W', 'U'),
      ],
      false,
    ],
    [
      'cards that turn any two into one',
      ['R', 'R', 'R'],
      [
        ...(['W', 'U', 'B', 'G', 'C'] as const).flatMap((type) => many(4, () => source(of(type)))),
        ...many(2, () => source(of('R'), ['2'])),
      ],
      false,
    ],
  ] as const)('[2004:411.1] %s: hundreds of stands at most', (_, wanted, sources, can) => {
    const found = search([...wanted], [...sources])
    expect(found.can).toBe(can)
    expect(found.stands).toBeLessThan(1000)
  })
})
