/** Conditions made of others, and of filters with a quality that is said apart. */
import {
  type Comparison,
  type Condition,
  type Filter,
  isEachOf,
  isOfSeveral,
  type Players,
  type Quantity,
} from '../../language/index.ts'
import { narrowed, part, type Syntax, shaped, wordings } from '../core/index.ts'
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
/** There are that many. */
export const count = (said: Syntax<Counted>): Syntax<OfKind<'compare'>> =>
  shaped(said, ({ filter, op, b }) => ({ kind: 'compare', a: { kind: 'count', filter }, op, b }), {
    when: ({ filter }) => !isOfSeveral(filter),
  })

/** Any one of them: "an opponent". */
export const isAny = (who: Players | undefined): boolean => who?.kind === 'anOpponent' || who?.kind === 'anyPlayer'
/** Before what isn't so: "an opponent controls no creatures" asks less than that none controls any. */
export const notAny: Syntax<Players> = narrowed(player, (who): boolean => !isAny(who))
/** Each player or opponent, of whom a comparison can be asked one by one. */
export const isOfEach = (who: Players | undefined): boolean =>
  who?.kind === 'eachPlayer' || who?.kind === 'eachOpponent'
/** Before a condition that isn't asked of each by itself: no "each opponent". */
export const notEach: Syntax<Players> = narrowed(player, (who): boolean => !isEachOf(who))
/** "Each opponent", before a verb in the singular: "your opponents control ten lands" counts theirs together. */
export const eachOfThem: Syntax<Players> = narrowed(player, isOfEach)

/** "You have", "each opponent has". */
export const theyHave = wordings(part()`${{ of: notEach }} have|has`, part()`${{ of: eachOfThem }} has`)
/** "You control", "defending player controls", before what it is. */
export const controls = part({ is: 'controlled' })`${{ by: notEach }} control|controls`
/** The same, or "each opponent controls". */
export const theyControl = wordings(controls, part({ is: 'controlled' })`${{ by: eachOfThem }} controls`)
