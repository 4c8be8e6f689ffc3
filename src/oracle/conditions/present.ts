/** Conditions on what there is: "a white creature is attacking", "you control a Forest and a Plains". */

import type { Condition, Filter, PermanentState, Players, Predicate, Thing } from '../../language/index.ts'
import { COLORS, type Color } from '../../language/index.ts'
import { many, mapped, one, part, type Syntax, sameValue, series, table, wordings } from '../core/index.ts'
import {
  bareFilter,
  cardName,
  countedFilter,
  indefinite,
  player,
  said,
  takePredicate,
  withPredicate,
} from '../nouns/index.ts'
import { amountOf } from './inHands.ts'
import { disowned, filterOfCount, isKind, type OfKind, owned } from './kinds.ts'

const state = table<PermanentState>('a state', { attacking: 'attacking', blocking: 'blocking', tapped: 'tapped' })
type InState = Extract<Predicate, { is: 'state' }>
const inState = (filter: Filter, so: PermanentState): Filter => withPredicate(filter, { is: 'state', state: so })
function outOfState(said: Filter): { readonly filter: Filter; readonly state: PermanentState } | undefined {
  const found = takePredicate(said, (one): one is InState => one.is === 'state')
  return found ? { filter: found.rest, state: found.taken.state } : undefined
}
/** "A white creature is attacking", "three or more creatures are attacking". */
export const areSo: Syntax<Condition> = wordings(
  mapped(part()`${{ filter: indefinite }} is ${{ state }}`, {
    to: ({ filter, state: so }): OfKind<'exists'> => ({ kind: 'exists', filter: inState(filter, so) }),
    is: isKind('exists'),
    from: ({ filter }) => outOfState(filter),
  }),
  mapped(part()`${{ bound: amountOf }} ${{ filter: many(countedFilter) }} are|is ${{ state }}`, {
    to: ({ bound: { op, b }, filter, state: so }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'count', filter: inState(filter, so) },
      op,
      b,
    }),
    is: isKind('compare'),
    from: ({ a, op, b }) => {
      const parts = outOfState(filterOfCount(a) ?? { noun: 'permanent', is: [] })
      return parts && { ...parts, bound: { op, b } }
    },
  }),
  mapped(part()`exactly one ${{ filter: one(bareFilter) }} is ${{ state }}`, {
    to: ({ filter, state: so }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'count', filter: inState(filter, so) },
      op: '=',
      b: 1,
    }),
    is: isKind('compare'),
    from: ({ a, op, b }) =>
      op === '=' && b === 1 ? outOfState(filterOfCount(a) ?? { noun: 'permanent', is: [] }) : undefined,
  }),
)
const IT = said('it') as unknown as Thing
const namesake = (filter: Filter): Filter => ({
  noun: filter.noun,
  is: [{ is: 'other' }, ...filter.is, { is: 'shares', what: 'name', thing: IT }],
})
/** "Another permanent with the same name is on the battlefield": as what the sentence is about. */
export const namesakePresent: Syntax<Condition> = mapped(
  part()`another ${{ filter: one(bareFilter) }} with the same name is on the battlefield`,
  {
    to: ({ filter }): OfKind<'exists'> => ({ kind: 'exists', filter: namesake(filter) }),
    is: isKind('exists'),
    from: ({ filter: { noun, is } }) => {
      const filter: Filter = { noun, is: is.slice(1, -1) }
      return sameValue(namesake(filter), { noun, is }) ? { filter } : undefined
    },
  },
)
interface AllAre {
  readonly of: Filter
  readonly are: Filter
}
const noneBut = ({ of, are }: AllAre): Condition => ({
  kind: 'not',
  of: { kind: 'exists', filter: withPredicate(of, { is: 'not', of: { is: 'allOf', of: are.is } }) },
})
type Not = Extract<Predicate, { is: 'not' }>
/** "All cards revealed this way are creature cards": none of them is anything else. */
export const allAre: Syntax<Condition> = mapped(
  part()`all ${{ of: many(countedFilter) }} are ${{ are: many(bareFilter) }}` as Syntax<AllAre>,
  {
    to: ({ of, are }): OfKind<'not'> | undefined =>
      of.noun === are.noun && are.is.length > 0 ? (noneBut({ of, are }) as OfKind<'not'>) : undefined,
    is: isKind('not'),
    from: ({ of: some }): AllAre | undefined => {
      if (some.kind !== 'exists') return undefined
      const found = takePredicate(some.filter, (one): one is Not => one.is === 'not' && one.of.is === 'allOf')
      const inner = found?.taken.of
      return found && inner?.is === 'allOf'
        ? { of: found.rest, are: { noun: found.rest.noun, is: inner.of } }
        : undefined
    },
  },
)
interface Named {
  readonly who: Players
  readonly first: string
  readonly second: string
}
const namedArtifact = (who: Players, name: string): Condition => ({
  kind: 'exists',
  filter: owned(who, {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'artifact' },
      { is: 'named', name },
    ],
  }),
})
const nameIn = (condition: Condition | undefined): string | undefined =>
  condition?.kind === 'exists'
    ? condition.filter.is.flatMap((one) => (one.is === 'named' ? [one.name] : []))[0]
    : undefined
/** "You control artifacts named A and B": one of each. */
export const controlNamed: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls artifacts named ${{ first: cardName }} and ${{ second: cardName }}` as Syntax<Named>,
  {
    to: ({ who, first, second }): OfKind<'and'> => ({
      kind: 'and',
      of: [namedArtifact(who, first), namedArtifact(who, second)],
    }),
    is: isKind('and'),
    from: ({ of: [a, b, more] }): Named | undefined => {
      const [first, second] = [nameIn(a), nameIn(b)]
      const who = a?.kind === 'exists' ? disowned(a.filter)?.who : undefined
      if (first === undefined || second === undefined || who === undefined || more !== undefined) return undefined
      return sameValue([namedArtifact(who, first), namedArtifact(who, second)], [a, b])
        ? { who, first, second }
        : undefined
    },
  },
)
const COLOR_ORDER: readonly Color[] = COLORS
/** "You control a permanent of each color". */
export const controlEachColor: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls a ${{ filter: one(bareFilter) }} of each color`,
  {
    to: ({ who, filter }): OfKind<'and'> => ({
      kind: 'and',
      of: COLOR_ORDER.map(
        (color): Condition => ({ kind: 'exists', filter: owned(who, withPredicate(filter, { is: 'color', color })) }),
      ),
    }),
    is: isKind('and'),
    from: ({ of }) => {
      const all = of.map((one) => (one.kind === 'exists' ? disowned(one.filter) : undefined))
      const [first] = all
      const plain = first && takePredicate(first.filter, (one): one is OfColor => one.is === 'color')?.rest
      const isColored = all.every(
        (one, at) =>
          one !== undefined &&
          sameValue(one.who, first?.who) &&
          plain &&
          sameValue(one.filter, withPredicate(plain, { is: 'color', color: COLOR_ORDER[at] as Color })),
      )
      return first && plain && isColored && all.length === COLOR_ORDER.length
        ? { who: first.who, filter: plain }
        : undefined
    },
  },
)
type OfColor = Extract<Predicate, { is: 'color' }>

/** "You control a permanent named A or a permanent named B": what no one noun phrase says. */
export const controlEither: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls ${{ kinds: series(indefinite, 'or', { min: 2, max: 3 }) }}`,
  {
    to: ({ who, kinds }): OfKind<'or'> | undefined =>
      kinds.every(isNamedOne)
        ? { kind: 'or', of: kinds.map((kind): Condition => ({ kind: 'exists', filter: owned(who, kind) })) }
        : undefined,
    is: isKind('or'),
    from: ({ of }) => {
      const parts = of.map((one) => (one.kind === 'exists' ? disowned(one.filter) : undefined))
      const [first] = parts
      const kinds = parts.flatMap((one) => (one && first && sameValue(one.who, first.who) ? [one.filter] : []))
      return first && kinds.length === of.length && kinds.every(isNamedOne) ? { who: first.who, kinds } : undefined
    },
  },
)
function isNamedOne({ is }: Filter): boolean {
  return is.some((one) => one.is === 'named')
}

/** "You control a Forest and a Plains". */
export const controlBoth: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls ${{ kinds: series(indefinite, 'and', { min: 2, max: 3 }) }}`,
  {
    to: ({ who, kinds }): OfKind<'and'> => ({
      kind: 'and',
      of: kinds.map((kind): Condition => ({ kind: 'exists', filter: owned(who, kind) })),
    }),
    is: isKind('and'),
    from: ({ of }) => {
      const parts = of.flatMap((one) => (one.kind === 'exists' ? [disowned(one.filter)] : [undefined]))
      const [first] = parts
      if (first === undefined) return undefined
      const kinds = parts.flatMap((part_) => (part_ && sameValue(part_.who, first.who) ? [part_.filter] : []))
      return kinds.length === of.length ? { who: first.who, kinds } : undefined
    },
  },
)
