/** Type guards for conditions, for the rules that reshape them. */
import type { Condition, Filter, Players, Quantity } from '../../language/index.ts'
import { isFilter, takePredicate, withPredicate } from '../nouns/index.ts'

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

export function filterOfCount(quantity: Quantity): Filter | undefined {
  return typeof quantity === 'object' && quantity.kind === 'count' && isFilter(quantity.filter)
    ? quantity.filter
    : undefined
}
