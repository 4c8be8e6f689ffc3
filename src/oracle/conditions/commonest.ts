/**
 * "Blue is the most common color among all permanents or is tied for most common": as the comparisons it stands for.
 */
import { COLORS, type Color, type Condition, type Filter, type Quantity } from '../../language/index.ts'
import { many, mapped, part, type Syntax, sameValue } from '../core/index.ts'
import { color } from '../lexicon/index.ts'
import { countedFilter, withPredicate } from '../nouns/index.ts'
import { isKind, type OfKind } from './kinds.ts'

interface Commonest {
  readonly color: Color
  readonly among: Filter
}

const of = ({ among }: Commonest, one: Color): Filter => withPredicate(among, { is: 'color', color: one })
const countOf = (said: Commonest, one: Color): Quantity => ({ kind: 'count', filter: of(said, one) })

/** There is one of that color, and there are at least as many as of each other color. */
function meant(said: Commonest): OfKind<'and'> {
  const others = COLORS.filter((one) => one !== said.color)
  const a = countOf(said, said.color)
  const compares = others.map((one): Condition => ({ kind: 'compare', a, op: '>=', b: countOf(said, one) }))
  return { kind: 'and', of: [{ kind: 'exists', filter: of(said, said.color) }, ...compares] }
}

function said({ of: [first] }: OfKind<'and'>): Commonest | undefined {
  const is = first?.kind === 'exists' ? first.filter.is : []
  const found = is.find((one) => one.is === 'color')
  if (first?.kind !== 'exists' || found?.is !== 'color') return undefined
  return { color: found.color, among: { ...first.filter, is: is.filter((one) => one !== found) } }
}

export const commonest: Syntax<Condition> = mapped(
  part()`${{ color }} is the most common color among all ${{
    among: many(countedFilter),
  }} or is tied for most common` as Syntax<Commonest>,
  {
    to: meant,
    is: isKind('and'),
    from: (condition) => {
      const parts = said(condition)
      return parts !== undefined && sameValue(meant(parts), condition) ? parts : undefined
    },
  },
)
