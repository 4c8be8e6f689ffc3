/**
 * Noun phrases whose parts stand apart: "all black and all red cards", "an artifact of their choice, creature, or
 * land".
 */
import type { Color, Filter, Predicate } from '../../language/index.ts'
import { many, mapped, one, part, type Syntax, wordings } from '../core/index.ts'
import { color } from '../lexicon/index.ts'
import { bareFilter, joinedFilter, partedFilter } from './filters.ts'
import { isFilter } from './predicates.ts'

interface TwoColors {
  readonly first: Color
  readonly second: Filter
}
type OfColor = Extract<Predicate, { is: 'color' }>
const isColor = (one: Predicate | undefined): one is OfColor => one?.is === 'color'
/** "All black and all red creature cards in your graveyard": the noun is said of both. */
export const ofTwoColors = (filter: Syntax<Filter>): Syntax<Filter> =>
  mapped(part()`all ${{ first: color }} and all ${{ second: many(filter) }}` as Syntax<TwoColors>, {
    to: ({ first, second: { noun, is } }): Filter | undefined => {
      const [own, ...rest] = is
      return isColor(own) && !rest.some(isColor)
        ? { noun, is: [{ is: 'anyOf', of: [{ is: 'color', color: first }, own] }, ...rest] }
        : undefined
    },
    is: isFilter,
    from: ({ noun, is: [any, ...rest] }): TwoColors | undefined => {
      const [first, second, more] = any?.is === 'anyOf' ? any.of : []
      return isColor(first) && isColor(second) && more === undefined
        ? { first: first.color, second: { noun, is: [second, ...rest] } }
        : undefined
    },
  })

type TypeList = Extract<Predicate, { is: 'anyOf' }>
interface ListOfChoice {
  readonly first: Filter
  readonly second: Filter
  readonly third?: Filter
}
const isType = (one: Predicate | undefined): boolean => one?.is === 'type'
/** "An artifact of their choice, creature, or land": whoever chooses is said after the first noun of the list. */
export const listOfChoice: Syntax<Filter> = mapped(
  wordings(
    part()`a ${{ first: one(bareFilter) }} of their choice or ${{ second: one(bareFilter) }}`,
    part()`a ${{ first: one(bareFilter) }} of their choice, ${{ second: one(bareFilter) }}, or ${{
      third: one(bareFilter),
    }}`,
  ) as Syntax<ListOfChoice>,
  {
    to: ({ first, second, third }): Filter | undefined => {
      const all = third === undefined ? [first, second] : [first, second, third]
      const plain = all.every(({ noun, is }) => noun === 'permanent' && is.length === 1 && isType(is[0]))
      return plain ? joinedFilter(all) : undefined
    },
    is: isFilter,
    from: (filter): ListOfChoice | undefined => {
      const [any] = filter.is
      if (filter.noun !== 'permanent' || any?.is !== 'anyOf' || !(any as TypeList).of.every(isType)) return undefined
      const [first, second, third, more] = partedFilter(filter) ?? []
      if (!first || !second || more) return undefined
      return third === undefined ? { first, second } : { first, second, third }
    },
  },
)
