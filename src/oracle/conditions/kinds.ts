/** Conditions made of others, and of filters with a quality that is said apart. */
import type { Comparison, Condition, Filter, Players, Quantity } from '../../language/index.ts'
import { part, type Syntax, shaped } from '../core/index.ts'
import { player, takePredicate, withPredicate } from '../nouns/index.ts'

export type OfKind<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>

export const isKind =
  <K extends Condition['kind']>(kind: K) =>
  (value: unknown): value is OfKind<K> =>
    typeof value === 'object' && value !== null && (value as Condition).kind === kind

/** "WHO controls FILTER" as one filter, and back. */
export const owned = (who: Players, filter: Filter): Filter => withPredicate(filter, { is: 'controlled', by: who })

export function disowned(filter: Filter): { readonly who: Players; readonly filter: Filter } | undefined {
  const found = takePredicate(filter, (one): one is { is: 'controlled'; by: Players } => one.is === 'controlled')
  return found ? { who: found.taken.by, filter: found.rest } : undefined
}

/** It isn't so. */
export const not = (of: Syntax<Condition>): Syntax<OfKind<'not'>> => shaped(of, (so) => ({ kind: 'not', of: so }))

/** There is one. */
export const exists = (said: Syntax<{ readonly filter: Filter }>): Syntax<OfKind<'exists'>> =>
  shaped(said, ({ filter }) => ({ kind: 'exists', filter }))

interface Counted {
  readonly filter: Filter
  readonly op: Comparison
  readonly b: Quantity
}
/** There are so many. */
export const count = (said: Syntax<Counted>): Syntax<OfKind<'compare'>> =>
  shaped(said, ({ filter, op, b }) => ({ kind: 'compare', a: { kind: 'count', filter }, op, b }))

/** "You control", "defending player controls", before what it is. */
export const controls = part({ is: 'controlled' })`${{ by: player }} control|controls`
