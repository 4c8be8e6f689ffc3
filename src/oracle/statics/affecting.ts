/** What is said of many objects in ways of their own: exceptions first, only so far as, what can't be activated. */
import type { Change, Condition, Filter, Predicate, Restriction, StaticRule, Thing } from '../../language/index.ts'
import { abilitiesOff, cantBeActivated } from '../clauses/index.ts'
import {
  many,
  mapped,
  narrowed,
  part,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import {
  adjective,
  all,
  determined,
  filter,
  isYours,
  possessed,
  self,
  takePredicate,
  thing,
  withPredicate,
  YOURS,
} from '../nouns/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
const isAffect = (value: unknown): value is Affect => (value as StaticRule | null)?.kind === 'affect'
const changed = (said: Syntax<Restriction>): Syntax<Affect['changes']> =>
  shaped(said, (restriction) => [{ kind: 'restrict', restriction }])
/**
 * "Enchanted creature's activated abilities can't be activated", "Activated abilities of artifacts can't be activated".
 */
export const inactive = wordings(
  rule('affect')`${{ what: possessed }} ${{ changes: changed(abilitiesOff) }}`,
  rule('affect')`activated abilities of ${{ what: all }} ${{ changes: changed(cantBeActivated) }}`,
)

const keepsLegends = rule('affect', { changes: [{ kind: 'restrict', restriction: { kind: 'keepsLegends' } }] })
const PERMANENTS: Thing = { kind: 'all', filter: { noun: 'permanent', is: [] } }
/** "The "legend rule" doesn't apply to permanents you control". */
export const withoutLegendRule = wordings(
  keepsLegends`the legend rule doesn't apply to ${{ what: thing }}`,
  keepsLegends`the legend rule doesn't apply ${{ what: words('', PERMANENTS) }}`,
)

export const mayStayTapped = rule('affect', {
  changes: [{ kind: 'restrict', restriction: { kind: 'mayStayTapped' } }],
})`you may choose not to untap ${{ what: self }} during your untap step`

/** "~ is colorless" defines ~ in every zone (405.2). */
const isOfOthers = ({ what, changes }: Affect): boolean =>
  !(what.kind === 'self' && changes.length === 1 && changes[0]?.kind === 'colors')
export const notColor = (said: Syntax<Affect>): Syntax<Affect> => narrowed(said, isOfOthers)

interface AllBut {
  readonly but: readonly Filter[]
  readonly filter: Filter
  readonly changes: Affect['changes']
}
const exceptionIn = (one: Predicate): Filter['is'] | null =>
  one.is === 'not' && one.of.is === 'allOf' ? one.of.of : null
/** "Except for creatures named A and artifact creatures, creatures you control can't attack." */
export const affectAllBut = (changes: Syntax<Affect['changes']>): Syntax<Affect> =>
  mapped(
    part()`except for ${{ but: series(many(filter('many')), 'and', { max: 3 }) }}, ${{
      filter: filter('many'),
    }} ${{ changes }}`,
    {
      to: ({ but, filter: of, changes: how }): Affect | undefined =>
        [of, ...but].every(({ noun, is }) => noun === 'permanent' && is.length > 0)
          ? {
              kind: 'affect',
              what: {
                kind: 'all',
                filter: but.reduce((so, { is }) => withPredicate(so, { is: 'not', of: { is: 'allOf', of: is } }), of),
              },
              changes: how,
            }
          : undefined,
      is: isAffect,
      from: ({ what, changes: how }): AllBut | undefined => {
        if (what.kind !== 'all') return undefined
        const { noun, is } = what.filter
        const but = is.flatMap((one): Filter[] => {
          const of = exceptionIn(one)
          return of === null ? [] : [{ noun, is: of }]
        })
        const left = is.filter((one) => exceptionIn(one) === null)
        return but.length > 0 ? { but, filter: { noun, is: left }, changes: how } : undefined
      },
    },
  )

type Not_ = Extract<Predicate, { is: 'not' }>
type Affected = Extract<Thing, { kind: 'all' }>
const isIdle = (one: Predicate): one is Not_ => one.is === 'not' && one.of.is === 'state'
/** "Each untapped creature you control gets +0/+2 as long as it's not attacking": each of them that isn't. */
export const eachSoFar = (changes: Syntax<readonly Change[]>): Syntax<Affect> =>
  mapped(part()`${{ what: determined }} ${{ changes }} as long as [it's / they're] not ${{ doing: adjective }}`, {
    to: ({ what, changes: all, doing }): Affect | undefined =>
      what.kind === 'all' && doing.is === 'state'
        ? {
            kind: 'affect',
            what: { ...what, filter: withPredicate(what.filter, { is: 'not', of: doing }) },
            changes: all,
          }
        : undefined,
    is: isAffect,
    from: ({ what, changes: all }) => {
      const found = what.kind === 'all' ? takePredicate(what.filter, isIdle) : null
      return found
        ? { what: { ...(what as Affected), filter: found.rest }, changes: all, doing: found.taken.of }
        : undefined
    },
  })

const onlyOne = (of: Filter): Condition => ({ kind: 'compare', a: { kind: 'count', filter: of }, op: '=', b: 1 })
/** A rule for the only one of a kind, while it is that. */
interface OfTheOnly {
  readonly rule: Affect
  readonly condition: Condition | null
}
interface TheOnly {
  readonly of: Filter
  readonly again: Filter
  readonly changes: Affect['changes']
}
/** "As long as you control exactly one creature, that creature gets +2/+0": all of which that is so. */
export const theOnly = (changes: Syntax<readonly Change[]>): Syntax<OfTheOnly> =>
  mapped(
    part()`as long as you control exactly one ${{ of: filter('one') }}, that ${{
      again: filter('one'),
    }} ${{ changes }}` as Syntax<TheOnly>,
    {
      to: ({ of, again, changes: all }): OfTheOnly | undefined => {
        const mine = withPredicate(of, YOURS)
        return sameValue(of, again)
          ? { rule: { kind: 'affect', what: { kind: 'all', filter: mine }, changes: all }, condition: onlyOne(mine) }
          : undefined
      },
      is: (value): value is OfTheOnly => isAffect((value as OfTheOnly | null)?.rule),
      from: ({ rule: { what, changes: all }, condition }) => {
        const found = what.kind === 'all' ? takePredicate(what.filter, isYours) : null
        return found && what.kind === 'all' && sameValue(condition, onlyOne(what.filter))
          ? { of: found.rest, again: found.rest, changes: all }
          : undefined
      },
    },
  )
