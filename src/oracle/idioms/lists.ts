/** Several effects in one sentence: "A and B", "A, B, and C", "A, then B and C". */
import type { Effect } from '../../language/index.ts'
import { narrowed, part, repeat, type Syntax, series, shaped, wordings } from '../core/index.ts'

type Effects = readonly Effect[]

/** "A, and B". */
const pair = (effect: Syntax<Effect>): Syntax<Effects> =>
  shaped(part()`${{ first: effect }}, and ${{ second: effect }}`, ({ first, second }) => [first, second])

const isSearch = (one: Effect | undefined): boolean =>
  one?.kind === 'sortCards' && one.cards.from === 'library' && one.shuffle
/** "Sacrifice ~, search your library for a land card, ..., then shuffle": the search has the "then" of all of it. */
export const thenSearch = <E>(one: Syntax<E>): Syntax<readonly E[]> =>
  narrowed(repeat(one, { min: 2, max: 2 }), (all) => isSearch(all[1] as Effect | undefined))

/** "... unless you pay {1}": what "and" adds behind it is a part of the price. */
const endsInPrice = (effect: Effect | undefined): boolean => effect?.kind === 'mayPay' && effect.then.length === 0
/** "A, then B and C". */
const firstThen = (effect: Syntax<Effect>): Syntax<Effects> =>
  shaped(
    part()`${{ first: effect }}, then ${{ more: series(effect, 'and', { min: 2, max: 2 }) }}`,
    ({ first, more }) => [first, ...more],
    { when: ({ more }) => !endsInPrice(more[0]) },
  )

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
