/** Sacrificing (701.14 of 2011): who does it also chooses. */
import type { Effect, Filter, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue, shaped, table, wordings } from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { counted, countedFilter, definite, each, filter, ONE, player } from '../nouns/index.ts'
import { eachOf, type PerEach, perEach } from './amounts.ts'
import { hasTarget } from './clause.ts'
import { thingOrRest } from './rest.ts'

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

/** So many of them, counted as they are chosen. */
const chosenOf = <F, N>(filter: F, n: N) =>
  ({ kind: 'choose', filter, count: { min: n, max: n }, by: { kind: 'you' } }) as const
const negative = mapped(severalWord, { to: (n) => -n, is: (n): n is number => typeof n === 'number', from: (n) => -n })
/** "All lands they control except for three": so many of them. */
const allBut = shaped(part()`all ${{ all: filter('many') }} except for ${{ n: negative }}`, ({ all, n }) =>
  chosenOf(all, { kind: 'sum', of: [{ kind: 'count', filter: all }, n] } as const),
)
/** "Half the non-Demon permanents you control, rounded up". */
const halfOfThem = shaped(
  part()`half the ${{ all: filter('many') }} [/ of their choice], rounded ${{
    round: table('up or down', { up: 'up', down: 'down' } as const),
  }}`,
  ({ all, round }) => chosenOf(all, { kind: 'half', of: { kind: 'count', filter: all }, round } as const),
)
const some = wordings(thingOrRest, chosenForEach, allBut, halfOfThem)
export const sacrifice: Syntax<Omit<Extract<Effect, { kind: 'sacrifice' }>, 'who'>> = part({
  kind: 'sacrifice',
})`sacrifice|sacrifices ${{ what: some }}`

const THAT = { kind: 'that' } as const
/** "That player chooses and sacrifices one of those creatures": the others are the rest. */
export const choosesAndSacrifices: Syntax<readonly Effect[]> = shaped(
  part()`${{ who: player }} chooses and sacrifices one of ${{ those: definite }}`,
  ({ who, those }) => [
    {
      kind: 'chooseObjects',
      who,
      what: {
        kind: 'choose',
        filter: { noun: 'permanent', is: [{ is: 'thing', thing: those }] },
        count: ONE,
        by: { kind: 'you' },
      },
    },
    { kind: 'sacrifice', who, what: THAT },
  ],
  { when: ({ who }) => !hasTarget(who) },
)
