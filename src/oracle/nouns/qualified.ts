/**
 * A quality said apart from its noun: "you control" of "a Swamp", "tapped" of "three lands", "destroyed" of "a
 * creature".
 */
import type { Filter, Predicate } from '../../language/index.ts'
import { mapped, narrowed, part, type Syntax, sameValue, shaped } from '../core/index.ts'
import { isFilter, withPredicate } from './predicates.ts'

interface Apart {
  readonly filter: Filter
  readonly quality: Predicate
}
type Joined<S extends Apart> = { readonly [K in Exclude<keyof S, 'quality'>]: S[K] }

/** The words with the quality as part of the filter. `isSo`: what they can say; `may`: of what they say it. */
export function qualified<S extends Apart>(
  said: Syntax<S>,
  isSo: readonly Predicate['is'][] | ((one: Predicate) => boolean),
  may: (filter: Filter) => boolean = () => true,
): Syntax<Joined<S>> {
  const can = typeof isSo === 'function' ? isSo : ({ is }: Predicate): boolean => isSo.includes(is)
  return mapped(said, {
    to: ({ filter, quality, ...more }) =>
      may(filter) ? ({ filter: withPredicate(filter, quality), ...more } as unknown as Joined<S>) : undefined,
    is: (value): value is Joined<S> => isFilter((value as Partial<Apart> | null)?.filter),
    from: ({ filter: { noun, is }, ...more }) => {
      const quality = is.findLast(can)
      const filter: Filter = { noun, is: is.filter((one) => one !== quality) }
      return quality && may(filter) ? ({ filter, quality, ...more } as unknown as S) : undefined
    },
  })
}

/** What a noun phrase says of an object, where its noun is that one: "Goblin", of a permanent. */
export const qualitiesOf = (phrase: Syntax<Filter>, noun: Filter['noun']): Syntax<Filter['is']> =>
  mapped(phrase, {
    to: (said) => (said.noun === noun && said.is.length > 0 ? said.is : undefined),
    is: (value): value is Filter['is'] => Array.isArray(value),
    from: (is): Filter => ({ noun, is }),
  })

/** A noun phrase whose objects all have that quality, which other words around it say. */
export const always = (phrase: Syntax<Filter>, quality: Predicate): Syntax<Filter> =>
  shaped(
    qualified(part({ quality })`${{ filter: phrase }}`, (one) => sameValue(one, quality)),
    ({ filter }) => filter,
  )

/** Only the noun phrases for which that is so. */
export const suchAs = (phrase: Syntax<Filter>, may: (filter: Filter) => boolean): Syntax<Filter> =>
  narrowed(phrase, (filter) => isFilter(filter) && may(filter))
