/** Several effects in one sentence: "A and B", "A, B, and C", "A, then B and C". */
import type { Effect } from '../../language/index.ts'
import { mapped, part, repeat, type Syntax, series, wordings } from '../core/index.ts'

type Effects = readonly Effect[]
const isEffects = (value: unknown): value is Effects => Array.isArray(value)

/** "A, and B". */
const pair = (effect: Syntax<Effect>): Syntax<Effects> =>
  mapped(part()`${{ first: effect }}, and ${{ second: effect }}`, {
    to: ({ first, second }): Effects => [first, second],
    is: isEffects,
    from: ([first, second, more]) => (first && second && more === undefined ? { first, second } : undefined),
  })

const isSearch = (one: Effect): boolean => one.kind === 'sortCards' && one.cards.from === 'library' && one.shuffle
/** "Sacrifice ~, search your library for a land card, ..., then shuffle": the search has the "then" of all of it. */
export const thenSearch = <E>(one: Syntax<E>): Syntax<readonly E[]> => {
  const ends = (all: readonly E[]): readonly E[] | undefined =>
    isSearch(all[1] as unknown as Effect) ? all : undefined
  return mapped(repeat(one, { min: 2, max: 2 }), {
    to: ends,
    is: (value): value is readonly E[] => Array.isArray(value) && value.length === 2,
    from: ends,
  })
}

/** "... unless you pay {1}": what "and" adds behind it is a part of the price. */
const endsInPrice = (effect: Effect | undefined): boolean => effect?.kind === 'mayPay' && effect.then.length === 0
/** "A, then B and C". */
const firstThen = (effect: Syntax<Effect>): Syntax<Effects> =>
  mapped(part()`${{ first: effect }}, then ${{ more: series(effect, 'and', { min: 2, max: 2 }) }}`, {
    to: ({ first, more }): Effects | undefined => (endsInPrice(more[0]) ? undefined : [first, ...more]),
    is: isEffects,
    from: ([first, ...more]) => (first && more.length === 2 && !endsInPrice(more[0]) ? { first, more } : undefined),
  })

/** "A", "A and B", "A, B, and C", "A, then B". */
export const several = (effect: Syntax<Effect>): Syntax<Effects> =>
  wordings(
    thenSearch(effect),
    series(effect, 'and', { max: 4 }),
    series(effect, 'then', { min: 2, max: 4 }),
    repeat(effect, { separator: ', then', min: 3, max: 4 }),
    firstThen(effect),
    pair(effect),
  )
