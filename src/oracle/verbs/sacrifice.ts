/** Sacrificing (701.14 of 2011): who does it also chooses. */
import type { Effect, Filter, Quantity, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue, table, wordings } from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { counted, countedFilter, each, filter, thing } from '../nouns/index.ts'
import { eachOf, type PerEach, perEach } from './amounts.ts'

type Chosen = Extract<Thing, { kind: 'choose' }>
interface ForEach extends PerEach {
  readonly filter: Filter
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && (value as Thing).kind === 'choose'

/** "A land for each card in your hand": that many. */
export const chosenForEach: Syntax<Chosen> = mapped(
  part()`${{ n: counted }} ${{ filter: countedFilter }} [/ of their choice] for each ${{ each }}` as Syntax<ForEach>,
  {
    to: ({ n: one, each: of, filter }): Chosen | undefined => {
      const n = perEach({ n: one, each: of })
      return n === undefined ? undefined : { kind: 'choose', filter, count: { min: n, max: n }, by: { kind: 'you' } }
    },
    is: isChosen,
    from: ({ count: { min, max }, filter }) => {
      const per = sameValue(min, max) ? eachOf(min) : undefined
      return per && { ...per, filter }
    },
  },
)

interface AllBut {
  readonly filter: Filter
  readonly n: number
}
const someOfThem = (filter: Filter, n: Quantity): Chosen => ({
  kind: 'choose',
  filter,
  count: { min: n, max: n },
  by: { kind: 'you' },
})
/** "All lands they control except for three": so many of them. */
const allBut: Syntax<Chosen> = mapped(
  part()`all ${{ filter: filter('many') }} except for ${{ n: severalWord }}` as Syntax<AllBut>,
  {
    to: ({ filter: all, n }): Chosen => someOfThem(all, { kind: 'sum', of: [{ kind: 'count', filter: all }, -n] }),
    is: isChosen,
    from: ({ filter: all, count: { min } }): AllBut | undefined => {
      const [count, n] = typeof min === 'object' && min.kind === 'sum' ? min.of : []
      return typeof count === 'object' && count.kind === 'count' && typeof n === 'number' && n < 0
        ? { filter: all, n: -n }
        : undefined
    },
  },
)
interface HalfOf {
  readonly filter: Filter
  readonly round: 'up' | 'down'
}
/** "Half the non-Demon permanents you control, rounded up". */
const halfOfThem: Syntax<Chosen> = mapped(
  part()`half the ${{ filter: filter('many') }} [/ of their choice], rounded ${{ round: table('up or down', { up: 'up', down: 'down' }) }}` as Syntax<HalfOf>,
  {
    to: ({ filter: all, round }): Chosen =>
      someOfThem(all, { kind: 'half', of: { kind: 'count', filter: all }, round }),
    is: isChosen,
    from: ({ filter: all, count: { min } }): HalfOf | undefined =>
      typeof min === 'object' && min.kind === 'half' ? { filter: all, round: min.round } : undefined,
  },
)

export const sacrifice: Syntax<Omit<Extract<Effect, { kind: 'sacrifice' }>, 'who'>> = wordings(
  part({ kind: 'sacrifice' })`sacrifice|sacrifices ${{ what: thing }}`,
  part({ kind: 'sacrifice' })`sacrifice|sacrifices ${{ what: chosenForEach }}`,
  part({ kind: 'sacrifice' })`sacrifice|sacrifices ${{ what: wordings(allBut, halfOfThem) }}`,
  part({ kind: 'sacrifice', what: { kind: 'rest' } })`sacrifice|sacrifices the rest`,
)
