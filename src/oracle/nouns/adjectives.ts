/** What precedes a noun: "untapped", "nonblack", "white or blue", "basic". */
import type { Predicate } from '../../language/index.ts'
import { either, mapped, part, repeat, type Syntax, series, table, wordings } from '../core/index.ts'
import {
  cardTypeWord,
  color,
  creatureSize,
  nonColor,
  nonSubtype,
  nonSupertype,
  nonType,
  state,
  supertype,
} from '../lexicon/index.ts'
import { isAdjective, isSize } from './predicates.ts'

type Not = Extract<Predicate, { is: 'not' }>
const isNot = (value: unknown): value is Not => typeof value === 'object' && value !== null && 'of' in value

function negated(of: Syntax<Predicate>): Syntax<Not> {
  return mapped(of, { to: (inner): Not => ({ is: 'not', of: inner }), is: isNot, from: (not) => not.of })
}

/** "Nonblack", "noncreature", "non-Wall", "nontoken". */
const non: Syntax<Predicate> = negated(
  either(
    part({ is: 'color' })`${{ color: nonColor }}`,
    part({ is: 'type' })`${{ type: nonType }}`,
    part({ is: 'subtype' })`${{ subtype: nonSubtype }}`,
    part({ is: 'supertype' })`${{ supertype: nonSupertype }}`,
    table('a state', {
      nontoken: { is: 'state', state: 'token' },
      nonattacking: { is: 'state', state: 'attacking' },
      nonblocking: { is: 'state', state: 'blocking' },
      nonenchanted: { is: 'state', state: 'enchanted' },
    }) as Syntax<Predicate>,
  ),
)

type Compare = Extract<Predicate, { is: 'compare' }>
const exactly = (what: Compare['what'], n: Compare['n']): Compare => ({ is: 'compare', what, op: '=', n })
/** "1/1": its power and its toughness. */
const size: Syntax<Predicate> = mapped(creatureSize, {
  to: ({ power, toughness }): Predicate => ({
    is: 'allOf',
    of: [exactly('power', power), exactly('toughness', toughness)],
  }),
  is: (value): value is Predicate => isSize(value as Predicate),
  from: (both) => {
    const [power, toughness] = isSize(both) ? both.of : []
    return power?.is === 'compare' && toughness?.is === 'compare'
      ? { power: power.n, toughness: toughness.n }
      : undefined
  },
})

const positive: Syntax<Predicate> = either(
  size,
  part({ is: 'state' })`${{ state }}`,
  part({ is: 'color' })`${{ color }}`,
  part({ is: 'supertype' })`${{ supertype }}`,
  table('a quality', {
    colorless: { is: 'colorless' },
    multicolored: { is: 'multicolored' },
    monocolored: { is: 'monocolored' },
    activated: { is: 'abilityKind', kind: 'activated' },
    triggered: { is: 'abilityKind', kind: 'triggered' },
    'phased-out': { is: 'in', zone: 'phasedOut', of: null },
  }),
)

type AnyOf = Extract<Predicate, { is: 'anyOf' }>
const isAnyOf = (value: unknown): value is AnyOf =>
  typeof value === 'object' && value !== null && (value as Predicate).is === 'anyOf'

const alternatives = (of: Syntax<readonly Predicate[]>): Syntax<AnyOf> =>
  mapped(of, {
    to: (list): AnyOf => ({ is: 'anyOf', of: list }),
    is: (value): value is AnyOf => isAnyOf(value) && isAdjective(value),
    from: (any) => any.of,
  })

/** "Attacking or blocking", "white and/or blue". */
const anyOf: Syntax<Predicate> = alternatives(
  wordings(series(positive, 'or', { min: 2, max: 4 }), series(positive, 'and/or', { min: 2, max: 4 })),
)

/** "Black or artifact", before "creature": a quality or a type, whichever of them it is. */
const qualityOrType: Syntax<Predicate> = mapped(
  part()`${{ quality: positive }} or ${{ type: part({ is: 'type' })`${{ type: cardTypeWord }}` }}`,
  {
    to: ({ quality, type }): AnyOf => ({ is: 'anyOf', of: [quality, type] }),
    is: isAnyOf,
    from: ({ of: [quality, type, more] }) =>
      quality && type?.is === 'type' && isAdjective(quality) && more === undefined ? { quality, type } : undefined,
  },
)

/** After "isn't": "enchanted". */
export const notAdjective: Syntax<Predicate> = negated(either(positive, anyOf))

/** One adjective, for "is tapped", "that's white". */
export const adjective: Syntax<Predicate> = either(non, positive, wordings(anyOf, qualityOrType))

const isList = (value: unknown): value is readonly Predicate[] => Array.isArray(value)

const isState = (one: Predicate | undefined): boolean =>
  one?.is === 'state' || (one?.is === 'anyOf' && one.of.every(isState))
/** "Nonblack attacking": what it is doing stands next to the noun. */
const stateLast: Syntax<readonly Predicate[]> = mapped(repeat(adjective, { separator: '', min: 2, max: 2 }), {
  to: ([first, second]) => (first?.is === 'not' && second && isState(second) ? [second, first] : undefined),
  is: isList,
  from: ([first, second, more]) =>
    first && isState(first) && second?.is === 'not' && more === undefined ? [second, first] : undefined,
})

const isNontoken = (one: Predicate | undefined): boolean =>
  one?.is === 'not' && one.of.is === 'state' && one.of.state === 'token'
/** "White nontoken": its color first. */
const nontokenLast: Syntax<readonly Predicate[]> = mapped(repeat(adjective, { separator: '', min: 2, max: 2 }), {
  to: ([first, second]) => (first?.is === 'color' && second && isNontoken(second) ? [second, first] : undefined),
  is: isList,
  from: ([first, second, more]) =>
    first && isNontoken(first) && second?.is === 'color' && more === undefined ? [second, first] : undefined,
})

/** House style: what it is doing stands before what it isn't. */
const inOrder = (list: readonly Predicate[]): readonly Predicate[] | undefined => {
  const [first, second] = list
  const isTurned = (first?.is === 'not' && isState(second)) || (first?.is === 'color' && isNontoken(second))
  return list.length === 2 && isTurned ? undefined : list
}
const plainly = mapped(repeat(adjective, { separator: '', min: 0, max: 4 }), {
  to: inOrder,
  is: isList,
  from: inOrder,
})

/** All that precede a noun. Two with "non" have a comma between them: "nonartifact, nonblack". */
export const adjectives: Syntax<readonly Predicate[]> = mapped(
  wordings(plainly, repeat(adjective, { separator: ',', min: 2, max: 3 }), stateLast, nontokenLast),
  { to: (list) => list, is: isList, from: (list) => list },
)
