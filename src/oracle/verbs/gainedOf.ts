/** What is had of others' abilities: "has all activated abilities of those cards", "the same is true for fear, ...". */
import type { Change, Effect, Filter, KeywordName, Predicate, StaticRule, Thing } from '../../language/index.ts'
import { mapped, part, quiet, type Syntax, sameValue, series, wordings } from '../core/index.ts'
import { keywordName } from '../lexicon/index.ts'
import { filter, takePredicate, thing, withPredicate } from '../nouns/index.ts'
import { withFields } from './clause.ts'

type Changes = readonly Change[]
type GainOf = Extract<Change, { kind: 'gainOf' }>

const isActivatedOf = (value: unknown): value is readonly [GainOf] => {
  const [only, more] = value as Changes
  return only?.kind === 'gainOf' && only.keywords === null && more === undefined
}
/** "Has all activated abilities of all creature cards in all graveyards". */
export const activatedOf = (verb: 'gains' | 'has'): Syntax<Changes> =>
  mapped(
    (verb === 'has'
      ? part()`have|has all activated abilities of ${{ of: quiet(thing) }}`
      : part()`gain|gains all activated abilities of ${{ of: quiet(thing) }}`) as Syntax<{ readonly of: Thing }>,
    {
      to: ({ of }): readonly [GainOf] => [{ kind: 'gainOf', keywords: null, of }],
      is: isActivatedOf,
      from: ([{ of }]) => ({ of }),
    },
  )

/** Something that has a keyword. */
interface Having {
  readonly of: Filter
  readonly first: KeywordName
}
const IN_GRAVEYARD: Predicate = { is: 'in', zone: 'graveyard', of: null }
const isKeyword = (one: Predicate): one is Extract<Predicate, { is: 'keyword' }> => one.is === 'keyword'
const isThere = (one: Predicate): one is Extract<Predicate, { is: 'in' }> => sameValue(one, IN_GRAVEYARD)
/** "A creature card with flying is in a graveyard". */
const lying: Syntax<Having> = mapped(part()`a ${{ of: filter('one') }} is in a graveyard` as Syntax<{ of: Filter }>, {
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
const having: Syntax<Having> = mapped(
  part()`a ${{ of: filter('one') }} has ${{ first: keywordName }}` as Syntax<Having>,
  {
    to: (said) => (said.of.is.some(isThere) ? undefined : said),
    is: (value): value is Having => !(value as Having).of.is.some(isThere),
    from: (said) => said,
  },
)
const others = part()`. The same is true for ${{ others: series(keywordName, 'and', { min: 2, max: 14 }) }}`
interface Same extends Having {
  readonly again: KeywordName
  readonly others: readonly KeywordName[]
}
const gainOf = ({ of, first, again, others: more }: Same): GainOf | undefined =>
  first === again ? { kind: 'gainOf', keywords: [first, ...more], of: { kind: 'all', filter: of } } : undefined
function saidOf([change, more]: Changes): Same | undefined {
  if (change?.kind !== 'gainOf' || more !== undefined || change.of.kind !== 'all') return undefined
  const [first, ...rest] = change.keywords ?? []
  return first === undefined || rest.length < 2
    ? undefined
    : { of: change.of.filter, first, again: first, others: rest }
}

type Affect = Extract<StaticRule, { kind: 'affect' }>
/** "As long as a creature card with flying is in a graveyard, ~ has flying. The same is true for fear, ...": each that one has. */
export const sameIsTrue: Syntax<Affect> = mapped(
  part()`as long as ${withFields(wordings(lying, having), ['of', 'first'])}, ~ has ${{ again: keywordName }}${others}` as Syntax<Same>,
  {
    to: (said): Affect | undefined => {
      const change = gainOf(said)
      return change && { kind: 'affect', what: { kind: 'self' }, changes: [change] }
    },
    is: (value): value is Affect => (value as StaticRule | null)?.kind === 'affect',
    from: ({ what, changes }) => (what.kind === 'self' ? saidOf(changes) : undefined),
  },
)

type Modify = Extract<Effect, { kind: 'modify' }>
/** "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for ..." */
export const sameIsTrueNow: Syntax<Modify> = mapped(
  part()`${{ what: thing }} gain|gains ${{ again: keywordName }} until end of turn if ${withFields(having, ['of', 'first'])}${others}` as Syntax<
    Same & { readonly what: Thing }
  >,
  {
    to: ({ what, ...said }): Modify | undefined => {
      const change = gainOf(said)
      return change && { kind: 'modify', what, changes: [change], duration: { kind: 'endOfTurn' } }
    },
    is: (value): value is Modify => (value as Effect | null)?.kind === 'modify',
    from: ({ what, changes, duration }) => {
      const said = duration.kind === 'endOfTurn' ? saidOf(changes) : undefined
      return said && { what, ...said }
    },
  },
)
