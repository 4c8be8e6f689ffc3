/** Several effects in one sentence: "A and B", "A, B, and C", "A, then B and C". */
import { type Effect, memoised } from '../../language/index.ts'
import { mapped, part, quiet, repeat, type Syntax, series, shaped, wordings, words } from '../core/index.ts'

/** "... unless you pay {1}": what "and" adds behind it is a part of the price. */
const endsInPrice = (one: unknown): boolean => {
  const effect = one as Effect
  return effect.kind === 'mayPay' && effect.then.length === 0
}
/** "Add {G}. Spend this mana only to ...": what follows is about that mana, too. */
const endsInUse = (one: unknown): boolean => {
  const effect = one as Effect
  return effect.kind === 'addMana' && effect.use !== undefined
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
    {
      when: ({ first, second, more }) =>
        !endsInUse(first) && (more.length === 0 || ![second, ...more.slice(0, -1)].some(endsInPrice)),
    },
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

/** "You gain 1 life, then target player draws a card and loses 1 life": the second does several things. */
export const thenShared = (plain: Syntax<Effect>, shared: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  shaped(part()`${{ first: quiet(plain) }}, then ${{ second: shared }}`, ({ first, second }) => [first, ...second])

/** "You lose 1 life and amass 1": the last of it is a keyword action of two effects. */
export const endingIn = (
  first: Syntax<readonly Effect[]>,
  last: Syntax<readonly Effect[]>,
): Syntax<readonly Effect[]> =>
  mapped(part()`${{ first }} [and / , then] ${{ second: last }}` as Syntax<Both>, {
    to: (said) => (said.second.length === 2 ? [...said.first, ...said.second] : undefined),
    is: (value): value is readonly Effect[] => Array.isArray(value) && value.length > 2,
    from: (all) => ({ first: all.slice(0, -2), second: all.slice(-2) }),
  })

interface Both {
  readonly first: readonly Effect[]
  readonly second: readonly Effect[]
}
/** "That player loses 1 life and mills a card, then you gain 1 life and scry 1": two players, who do two things each. */
export const thenBoth = (two: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  mapped(part()`${{ first: two }}, then ${{ second: two }}` as Syntax<Both>, {
    to: ({ first, second }) => (first.length === 2 && second.length === 2 ? [...first, ...second] : undefined),
    is: (value): value is readonly Effect[] => Array.isArray(value) && value.length === 4,
    from: (all) => ({ first: all.slice(0, 2), second: all.slice(2) }),
  })
