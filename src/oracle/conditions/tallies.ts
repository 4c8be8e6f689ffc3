/** Conditions on what has come together: damage and activations of this turn, Auras, permanents that are all alike. */
import type { Condition, Filter, Players, Predicate, Quantity, Statistic, Thing } from '../../language/index.ts'
import { many, mapped, one, part, type Syntax, wordings, words } from '../core/index.ts'
import { digits, severalWord, subtype } from '../lexicon/index.ts'
import { adjective, countedFilter, player, statistic, definite as thing } from '../nouns/index.ts'
import { type Bound, bound } from './bound.ts'
import { filterOfCount, isKind, type OfKind } from './kinds.ts'

const compare = isKind('compare')
const ACTIVATIONS: Quantity = { kind: 'activations' }
const soOften: Syntax<Bound> = part({ op: '>=' })`${{ b: severalWord }} or more times`
/** "This ability has been activated four or more times this turn". */
const activated: Syntax<Condition> = mapped(part()`this ability has been activated ${{ bound: soOften }} this turn`, {
  to: ({ bound: { op, b } }): OfKind<'compare'> => ({ kind: 'compare', a: ACTIVATIONS, op, b }),
  is: compare,
  from: ({ a, op, b }) => (typeof a === 'object' && a.kind === 'activations' ? { bound: { op, b } } : undefined),
})
/** "4 or more damage was dealt to it this turn". */
const damaged: Syntax<Condition> = mapped(
  part()`${{ b: digits }} or more damage was dealt to ${{ of: thing }} this turn`,
  {
    to: ({ b, of }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'damageTaken', of, by: null },
      op: '>=',
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'damageTaken' && a.by === null && op === '>=' && typeof b === 'number'
        ? { b, of: a.of }
        : undefined,
  },
)
const AURA: Predicate = { is: 'subtype', subtype: 'Aura' }
/** "~ is enchanted by two or more Auras". */
const enchantedBy: Syntax<Condition> = mapped(part()`${{ of: thing }} is enchanted by ${{ bound }} Auras`, {
  to: ({ of, bound: { op, b } }): OfKind<'compare'> => ({
    kind: 'compare',
    a: { kind: 'count', filter: { noun: 'permanent', is: [AURA, { is: 'attachedTo', thing: of }] } },
    op,
    b,
  }),
  is: compare,
  from: ({ a, op, b }) => {
    const [aura, attached, more] = filterOfCount(a)?.is ?? []
    return aura?.is === 'subtype' && aura.subtype === 'Aura' && attached?.is === 'attachedTo' && !more
      ? { of: attached.thing, bound: { op, b } }
      : undefined
  },
})
/** "At least one creature is blocking ~". */
const isBlocking: Syntax<Condition> = mapped(
  part()`at least one ${{ filter: one(countedFilter) }} is blocking ${{ what: thing }}` as Syntax<{
    readonly filter: Filter
    readonly what: Thing
  }>,
  {
    to: ({ filter, what }): OfKind<'exists'> => ({
      kind: 'exists',
      filter: { ...filter, is: [...filter.is, { is: 'blocks', thing: what }] },
    }),
    is: isKind('exists'),
    from: ({ filter }) => {
      const last = filter.is.at(-1)
      return last?.is === 'blocks' ? { filter: { ...filter, is: filter.is.slice(0, -1) }, what: last.thing } : undefined
    },
  },
)
/** "No non-Wall creatures are blocking that creature". */
const noneBlocks: Syntax<Condition> = mapped(
  part()`no ${{ filter: many(countedFilter) }} are blocking ${{ what: thing }}` as Syntax<{
    readonly filter: Filter
    readonly what: Thing
  }>,
  {
    to: ({ filter, what }): OfKind<'not'> => ({
      kind: 'not',
      of: { kind: 'exists', filter: { ...filter, is: [...filter.is, { is: 'blocks', thing: what }] } },
    }),
    is: isKind('not'),
    from: ({ of }) => {
      const last = of.kind === 'exists' ? of.filter.is.at(-1) : undefined
      return of.kind === 'exists' && last?.is === 'blocks'
        ? { filter: { ...of.filter, is: of.filter.is.slice(0, -1) }, what: last.thing }
        : undefined
    },
  },
)
/** "You control a land of each basic land type and a creature of each color". */
const ofEach = (who: Players): readonly Condition[] => [
  atLeastFive({ kind: 'kinds', what: 'basicLandType', among: controlled(who, 'land') }),
  atLeastFive({ kind: 'kinds', what: 'color', among: controlled(who, 'creature') }),
]
const atLeastFive = (a: Quantity): Condition => ({ kind: 'compare', a, op: '>=', b: 5 })
const controlled = (by: Players, type: 'land' | 'creature'): Filter => ({
  noun: 'permanent',
  is: [
    { is: 'type', type },
    { is: 'controlled', by },
  ],
})
const YOU: Players = { kind: 'you' }
const everyKind: Syntax<Condition> = words('you control a land of each basic land type and a creature of each color', {
  kind: 'and',
  of: ofEach(YOU),
} as Condition)
/** "All nonland permanents you control are white": none that isn't. */
const areAll: Syntax<Condition> = mapped(
  wordings(
    part()`all ${{ filter: many(countedFilter) }} are ${{ so: adjective }}`,
    part()`all ${{ filter: many(countedFilter) }} are ${{ so: part({ is: 'subtype' })`${{ subtype: many(subtype) }}` }}`,
  ) as Syntax<{ readonly filter: Filter; readonly so: Predicate }>,
  {
    to: ({ filter, so }): OfKind<'not'> => ({
      kind: 'not',
      of: { kind: 'exists', filter: { ...filter, is: [...filter.is, { is: 'not', of: { is: 'allOf', of: [so] } }] } },
    }),
    is: isKind('not'),
    from: ({ of }) => {
      const last = of.kind === 'exists' ? of.filter.is.at(-1) : undefined
      const [so, more] = last?.is === 'not' && last.of.is === 'allOf' ? last.of.of : []
      return of.kind === 'exists' && so && !more
        ? { filter: { ...of.filter, is: of.filter.is.slice(0, -1) }, so }
        : undefined
    },
  },
)

/** "It wasn't the first land you played this turn": others were played before. */
const playedBefore: Syntax<Condition> = mapped(part()`it wasn't the first land ${{ who: player }} played this turn`, {
  to: ({ who }): OfKind<'compare'> => ({
    kind: 'compare',
    a: { kind: 'thisTurn', done: 'playedLand', who, filter: null },
    op: '>',
    b: 1,
  }),
  is: isKind('compare'),
  from: ({ a, op, b }) =>
    typeof a === 'object' && a.kind === 'thisTurn' && a.done === 'playedLand' && a.who !== null && op === '>' && b === 1
      ? { who: a.who }
      : undefined,
})

/** "Creatures you control have total power 10 or greater". */
const together: Syntax<Condition> = mapped(
  part()`${{ filter: many(countedFilter) }} have total ${{ what: statistic }} ${{ b: digits }} or greater` as Syntax<{
    readonly filter: Filter
    readonly what: Statistic
    readonly b: number
  }>,
  {
    to: ({ filter, what, b }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'statistic', what, of: { kind: 'all', filter } },
      op: '>=',
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'statistic' && a.of.kind === 'all' && op === '>=' && typeof b === 'number'
        ? { filter: a.of.filter, what: a.what, b }
        : undefined,
  },
)

export const tallies: Syntax<Condition> = wordings(
  together,
  playedBefore,
  activated,
  damaged,
  enchantedBy,
  areAll,
  isBlocking,
  noneBlocks,
  everyKind,
)
