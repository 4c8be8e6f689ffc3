/** Conditions on what there is: "all permanents you control are white", "you control a Forest and a Plains". */
import { COLORS, type Condition, type Filter, type Players, type Predicate } from '../../language/index.ts'
import {
  many,
  mapped,
  one,
  part,
  phrase,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
} from '../core/index.ts'
import {
  bareFilter,
  cardName,
  filter,
  indefinite,
  isFilter,
  qualified,
  statistic,
  superlative,
  takePredicate,
  withPredicate,
} from '../nouns/index.ts'
import { quality } from './facts.ts'
import { disowned, exists, isKind, not, notEach, type OfKind, owned } from './kinds.ts'

type Filters = readonly Filter[]
const isList = (value: unknown): value is Filters => Array.isArray(value)

const isOnly = (one: Predicate): one is Extract<Predicate, { is: 'not' }> => one.is === 'not' && one.of.is === 'allOf'
const others = (of: Filter['is']): Predicate => ({ is: 'not', of: { is: 'allOf', of } })
interface Such {
  readonly filter: Filter
}
const isSuch = (value: unknown): value is Such => isFilter((value as Partial<Such> | null)?.filter)
/** "All lands on the battlefield are Islands": with a noun that is of the same sort. */
const ofKind: Syntax<Such> = mapped(part()`all ${{ filter: filter('many') }} are ${{ kind: many(bareFilter) }}`, {
  to: ({ filter: all, kind }): Such | undefined =>
    all.noun === kind.noun && kind.is.length > 0 ? { filter: withPredicate(all, others(kind.is)) } : undefined,
  is: isSuch,
  from: ({ filter: all }) => {
    const found = takePredicate(all, isOnly)
    const of = found?.taken.of
    return found && of?.is === 'allOf' ? { filter: found.rest, kind: { noun: all.noun, is: of.of } } : undefined
  },
})
/** "All permanents you control are white": none of them is anything else. */
const allAre = not(
  exists(
    wordings(
      ofKind,
      qualified(
        part()`all ${{ filter: filter('many') }} are ${{
          quality: shaped(quality, (of) => ({ is: 'not', of: { is: 'allOf', of } })),
        }}`,
        isOnly,
      ),
    ),
  ),
)

/** "WHO controls" each of these, or any of them. */
function controlled(kind: 'and' | 'or', all: Syntax<Filters>): Syntax<OfKind<'and' | 'or'>> {
  const meant = (who: Players, filters: Filters): OfKind<'and' | 'or'> => ({
    kind,
    of: filters.map((one): Condition => ({ kind: 'exists', filter: owned(who, one) })),
  })
  return mapped(part()`${{ who: notEach }} control|controls ${{ all }}`, {
    to: (said) => meant(said.who, said.all),
    is: isKind(kind),
    from: ({ of }) => {
      const parts = of.flatMap((one) => (one.kind === 'exists' ? (disowned(one.filter) ?? []) : []))
      const [first] = parts
      return first && parts.length === of.length ? { who: first.who, all: parts.map((one) => one.filter) } : undefined
    },
  })
}

/** One noun phrase, in several ways. */
function spread<T>(said: Syntax<T>, to: (said: T) => Filters, from: (all: Filters) => T | undefined): Syntax<Filters> {
  return mapped(said, { to, is: isList, from })
}
const without = (of: Filter | undefined, is: Predicate['is']): Filter | undefined =>
  of && takePredicate(of, (one): one is Predicate => one.is === is)?.rest

/** "A permanent of each color": one of each. */
const ofEachColor = spread(
  phrase`a ${one(bareFilter)} of each color`,
  (of) => COLORS.map((color) => withPredicate(of, { is: 'color', color })),
  ([first]) => without(first, 'color'),
)
const nameOf = ({ is }: Filter): readonly string[] => is.flatMap((one) => (one.is === 'named' ? [one.name] : []))
/** "Artifacts named A and B": one of each. */
const ofEachName = spread(
  part()`${{ of: many(bareFilter) }} named ${{ names: series(cardName, 'and', { min: 2, max: 3 }) }}`,
  ({ of, names }) => names.map((name) => withPredicate(of, { is: 'named', name })),
  (all) => {
    const of = without(all[0], 'named')
    return of && { of, names: all.flatMap(nameOf) }
  },
)

/** "A permanent named A or a permanent named B", "another Elf or a Forest": what no one noun phrase says. */
const kindsApart = series(indefinite, 'or', { min: 2, max: 3 })
const isAnother = ({ is }: Filter): boolean => is.some((one) => one.is === 'other')
const areApart = (all: Filters): Filters | undefined =>
  all.every((one) => nameOf(one).length > 0) || all.some(isAnother) ? all : undefined

const YOURS: readonly Predicate[] = [
  { is: 'owned', by: { kind: 'you' } },
  { is: 'controlled', by: { kind: 'you' } },
]
/** "You both own and control ~ and a creature named ...": the two halves of what they meld into (today:701.42). */
const meldPair: Syntax<Condition> = shaped(
  part()`you both own and control ~ and a ${{ type: table('a type', { creature: 'creature', land: 'land' } as const) }} named ${{
    name: cardName,
  }}`,
  ({ type, name }) => ({
    kind: 'and',
    of: [
      { kind: 'is', thing: { kind: 'self' }, is: YOURS },
      { kind: 'exists', filter: { noun: 'permanent', is: [{ is: 'type', type }, { is: 'named', name }, ...YOURS] } },
    ],
  }),
)

const ALL_CREATURES: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
/** "You control the creature with the greatest power or tied for the greatest power". */
const holdsGreatest: Syntax<Condition> = mapped(
  part()`${{ by: notEach }} control|controls the creature with the ${{ most: superlative }} ${{ what: statistic }} or tied
    for the ${{ again: superlative }} ${{ too: statistic }}`,
  {
    to: ({ by, most, what, again, too }): Extract<Condition, { kind: 'exists' }> | undefined =>
      again === most && too === what
        ? {
            kind: 'exists',
            filter: {
              noun: 'permanent',
              // In the order of these words, which is no other's.
              is: [
                { is: 'controlled', by },
                { is: 'extreme', most, what, among: ALL_CREATURES },
                { is: 'type', type: 'creature' },
              ],
            },
          }
        : undefined,
    is: (value): value is Extract<Condition, { kind: 'exists' }> => (value as Condition | null)?.kind === 'exists',
    from: ({ filter: { noun, is } }) => {
      const [controlled, extreme, type, more] = is
      return noun === 'permanent' &&
        type?.is === 'type' &&
        extreme?.is === 'extreme' &&
        sameValue(extreme.among, ALL_CREATURES) &&
        controlled?.is === 'controlled' &&
        more === undefined
        ? { by: controlled.by, most: extreme.most, what: extreme.what, again: extreme.most, too: extreme.what }
        : undefined
    },
  },
)

export const present: Syntax<Condition> = wordings(
  allAre,
  meldPair,
  holdsGreatest,
  controlled('and', wordings(series(indefinite, 'and', { min: 2, max: 3 }), ofEachName, ofEachColor)),
  controlled('or', mapped(kindsApart, { to: areApart, is: isList, from: areApart })),
)
