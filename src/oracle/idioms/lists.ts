/** Several effects in one sentence: "A and B", "A, B, and C", "A, then B and C". */
import { type Effect, memoised } from '../../language/index.ts'
import { part, quiet, repeat, type Syntax, series, shaped, wordings, words } from '../core/index.ts'

/** "... unless you pay {1}": what "and" adds behind it is a part of the price. */
const endsInPrice = (one: unknown): boolean => {
  const effect = one as Effect
  return effect.kind === 'mayPay' && effect.then.length === 0
}
const then = words(', then')
const comma = words(',')
const afterFirst = wordings(then, comma, words(', and'))
const afterMore = wordings(then, comma, words('and'))
/** "A, then B", "A, B, then C", "A, then B and C", "A, and B"; "A, search ..., then shuffle" has the "then" of both. */
const chain = memoised(<E>(item: Syntax<E>): Syntax<readonly E[]> => {
  const one = quiet(item)
  const following = quiet(shaped(part()`${afterMore} ${{ next: one }}`, ({ next }) => next))
  return shaped(
    part()`${{ first: one }} ${afterFirst} ${{ second: one }} ${{
      more: repeat(following, { separator: '', min: 0, max: 2 }),
    }}`,
    ({ first, second, more }) => [first, second, ...more],
    { when: ({ second, more }) => more.length === 0 || ![second, ...more.slice(0, -1)].some(endsInPrice) },
  )
})

/** Two or more: "A and B", "A, B, and C", "A, then B". */
export const joined = memoised(
  <E>(one: Syntax<E>): Syntax<readonly E[]> => wordings(series(one, 'and', { min: 2, max: 4 }), chain(one)),
)
/** The same, or one alone. */
export const several = memoised(
  <E>(one: Syntax<E>): Syntax<readonly E[]> => wordings(series(one, 'and', { max: 4 }), chain(one)),
)

/** "Scry X, where X is ..., then draw a card": more behind what is a sentence of its own. */
export const thenMore = (first: Syntax<readonly Effect[]>, plain: Syntax<Effect>): Syntax<readonly Effect[]> =>
  shaped(part()`${{ first }}, then ${{ more: plain }}`, ({ first: before, more }) => [...before, more])
