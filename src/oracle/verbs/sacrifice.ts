/** Sacrificing (701.14 of 2011): who does it also chooses. */
import type { Effect, Filter, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue, wordings } from '../core/index.ts'
import { counted, countedFilter, each, thing } from '../nouns/index.ts'
import { eachOf, type PerEach, perEach } from './amounts.ts'

type Chosen = Extract<Thing, { kind: 'choose' }>
interface ForEach extends PerEach {
  readonly filter: Filter
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && (value as Thing).kind === 'choose'

/** "A land for each card in your hand": that many. */
export const chosenForEach: Syntax<Chosen> = mapped(
  part()`${{ n: counted }} ${{ filter: countedFilter }} for each ${{ each }}` as Syntax<ForEach>,
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

export const sacrifice: Syntax<Omit<Extract<Effect, { kind: 'sacrifice' }>, 'who'>> = wordings(
  part({ kind: 'sacrifice' })`sacrifice|sacrifices ${{ what: thing }}`,
  part({ kind: 'sacrifice' })`sacrifice|sacrifices ${{ what: chosenForEach }}`,
  part({ kind: 'sacrifice', what: { kind: 'rest' } })`sacrifice|sacrifices the rest`,
)
