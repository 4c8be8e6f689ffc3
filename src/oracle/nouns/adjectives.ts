/** What precedes a noun: "untapped", "nonblack", "white or blue", "basic". */
import type { Predicate } from '../../language/index.ts'
import { either, mapped, narrowed, part, repeat, type Syntax, series, shaped, table, wordings } from '../core/index.ts'
import {
  cardTypeWord,
  color,
  creatureSize,
  markWord,
  nonColor,
  nonSubtype,
  nonSupertype,
  nonType,
  state,
  supertype,
} from '../lexicon/index.ts'

const negated = (of: Syntax<Predicate>) => shaped(of, (inner) => ({ is: 'not', of: inner }))

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
      unpaired: { is: 'marked', as: 'paired' },
    } as const),
  ),
)

/** "1/1": its power and its toughness. */
const size = shaped(creatureSize, ({ power, toughness }) => ({
  is: 'allOf',
  of: [
    { is: 'compare', what: 'power', op: '=', n: power },
    { is: 'compare', what: 'toughness', op: '=', n: toughness },
  ],
}))

const positive: Syntax<Predicate> = either(
  size,
  part({ is: 'state' })`${{ state }}`,
  part({ is: 'marked' })`${{ as: markWord }}`,
  part({ is: 'color' })`${{ color }}`,
  part({ is: 'supertype' })`${{ supertype }}`,
  table('a quality', {
    historic: { is: 'historic' },
    colorless: { is: 'colorless' },
    multicolored: { is: 'multicolored' },
    monocolored: { is: 'monocolored' },
    activated: { is: 'abilityKind', kind: 'activated' },
    triggered: { is: 'abilityKind', kind: 'triggered' },
    kicked: { is: 'paidFor', keyword: 'kicker' },
    'phased-out': { is: 'in', zone: 'phasedOut', of: null },
  }),
)

/** "Attacking or blocking", "white and/or blue". */
const anyOf = shaped(
  wordings(series(positive, 'or', { min: 2, max: 4 }), series(positive, 'and/or', { min: 2, max: 4 })),
  (of) => ({ is: 'anyOf', of }),
)

/** "Black or artifact", before "creature": a quality or a type, whichever of them it is. */
const qualityOrType = shaped(
  part()`${{ quality: positive }} or ${{ type: part({ is: 'type' })`${{ type: cardTypeWord }}` }}`,
  ({ quality, type }) => ({ is: 'anyOf', of: [quality, type] }),
)

/** After "isn't": "enchanted". */
export const notAdjective: Syntax<Predicate> = negated(either(positive, anyOf))

/** One adjective, for "is tapped", "that's white". */
export const adjective: Syntax<Predicate> = either(non, positive, wordings(anyOf, qualityOrType))

type Qualities = readonly Predicate[]
const isState = (one: Predicate): boolean => one.is === 'state' || (one.is === 'anyOf' && one.of.every(isState))
const isColor = (one: Predicate): boolean =>
  one.is === 'color' || one.is === 'colorless' || (one.is === 'anyOf' && one.of.every(isColor))
/** House style: what it is doing stands before what it isn't, and that before its color. */
const areTurned = ([first, second, more]: Qualities): boolean =>
  first !== undefined &&
  second !== undefined &&
  more === undefined &&
  ((first.is === 'not' && isState(second)) || (isColor(first) && second.is === 'not'))
const swapped = ([first, second]: Qualities): Qualities => [second as Predicate, first as Predicate]
/** "Nonblack attacking": what it is doing stands next to the noun. "Colorless nonland": its color first. */
const turned = mapped(repeat(adjective, { separator: '', min: 2, max: 2 }), {
  to: (all) => (areTurned(all) ? swapped(all) : undefined),
  is: (value): value is Qualities => Array.isArray(value),
  from: (all) => (all.length === 2 && areTurned(swapped(all)) ? swapped(all) : undefined),
})
const plainly = narrowed(repeat(adjective, { separator: '', min: 0, max: 4 }), (all) => !areTurned(all))

/** All that precede a noun. Two with "non" have a comma between them: "nonartifact, nonblack". */
export const adjectives: Syntax<Qualities> = wordings(
  plainly,
  repeat(adjective, { separator: ',', min: 2, max: 5 }),
  turned,
)
