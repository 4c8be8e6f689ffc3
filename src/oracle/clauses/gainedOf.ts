/** What is had of others' abilities: "has all activated abilities of those cards", "the same is true for fear, ...". */
import type { Filter, KeywordName, Predicate } from '../../language/index.ts'
import { mapped, narrowed, part, quiet, type Syntax, sameValue, series, shaped, wordings } from '../core/index.ts'
import { keywordName } from '../lexicon/index.ts'
import { filter, takePredicate, thing, withPredicate } from '../nouns/index.ts'
import { withFields } from './clause.ts'

/** "Has all activated abilities of all creature cards in all graveyards". */
export const activatedOf = {
  has: part({ kind: 'gainOf', keywords: null })`have|has all activated abilities of ${{ of: quiet(thing) }}`,
  gains: part({ kind: 'gainOf', keywords: null })`gain|gains all activated abilities of ${{ of: quiet(thing) }}`,
}

/** Something that has a keyword. */
interface Having {
  readonly of: Filter
  readonly first: KeywordName
}
const IN_GRAVEYARD: Predicate = { is: 'in', zone: 'graveyard', of: null }
const isKeyword = (one: Predicate): one is Extract<Predicate, { is: 'keyword' }> => one.is === 'keyword'
const isThere = (one: Predicate): one is Extract<Predicate, { is: 'in' }> => sameValue(one, IN_GRAVEYARD)
/** "A creature card with flying is in a graveyard". */
const lying: Syntax<Having> = mapped(part()`a ${{ of: filter('one') }} is in a graveyard`, {
  to: ({ of }): Having | undefined => {
    const found = takePredicate(of, isKeyword)
    return found ? { of: withPredicate(found.rest, IN_GRAVEYARD), first: found.taken.keyword } : undefined
  },
  is: (value): value is Having => (value as Having).of.is.some(isThere),
  from: ({ of, first }) => {
    const found = takePredicate(of, isThere)
    return found ? { of: withPredicate(found.rest, { is: 'keyword', keyword: first }) } : undefined
  },
})
/** "A card exiled with ~ has flying". */
const having = narrowed(
  part()`a ${{ of: filter('one') }} has ${{ first: keywordName }}`,
  ({ of }) => !of.is.some(isThere),
)
const others = part()`. The same is true for ${{ others: series(keywordName, 'and', { min: 2, max: 14 }) }}`
/**
 * "As long as a creature card with flying is in a graveyard, ~ has flying. The same is true for fear, ...": each that
 * one has.
 */
export const sameIsTrue = shaped(
  part()`as long as ${withFields(wordings(lying, having), ['of', 'first'])}, ~ has ${{ first: keywordName }}${others}`,
  ({ of, first, others: more }) => ({
    kind: 'affect',
    what: { kind: 'self' },
    changes: [{ kind: 'gainOf', keywords: [first, ...more], of: { kind: 'all', filter: of } }],
  }),
)

/**
 * "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for ..."
 */
export const sameIsTrueNow = shaped(
  part()`${{ what: thing }} gain|gains ${{ first: keywordName }} until end of turn if ${having}${others}`,
  ({ what, of, first, others: more }) => ({
    kind: 'modify',
    what,
    changes: [{ kind: 'gainOf', keywords: [first, ...more], of: { kind: 'all', filter: of } }],
    duration: { kind: 'endOfTurn' },
  }),
)
