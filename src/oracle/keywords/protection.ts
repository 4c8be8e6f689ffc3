/** "Protection from black", "protection from legendary creatures", "protection from red and from Goblins". */
import type { Filter, KeywordOf, Predicate } from '../../language/index.ts'
import { either, many, mapped, part, phrase, type Syntax, sameValue, series, table, wordings } from '../core/index.ts'
import { cardType, color, subtype, supertype } from '../lexicon/index.ts'
import { comparison, filter, ofChoice, statistic } from '../nouns/index.ts'
import { isCharacteristic } from './quality.ts'

type Of<K extends Predicate['is']> = Extract<Predicate, { is: K }>

const isPredicate =
  <K extends Predicate['is']>(is: K) =>
  (value: unknown): value is Of<K> =>
    typeof value === 'object' && value !== null && (value as Predicate).is === is

/** "Legendary creatures", "black artifacts": wherever the source is, on the battlefield or not. */
const several: Syntax<Predicate> = mapped(many(filter('many')), {
  to: ({ noun, is }): Of<'allOf'> | undefined =>
    noun === 'permanent' && is.length > 1 && is.every(isCharacteristic) ? { is: 'allOf', of: is } : undefined,
  is: isPredicate('allOf'),
  from: ({ of }) => (of.length > 1 ? { noun: 'permanent' as const, is: of } : undefined),
})

const ON_STACK: Predicate = { is: 'in', zone: 'stack', of: null }
/** "Instant spells", "spells that are one or more colors": not what such a card is elsewhere. */
const spells: Syntax<Predicate> = mapped(many(filter('many')), {
  to: ({ noun, is }): Of<'allOf'> | undefined =>
    noun === 'spell' && is.every(isCharacteristic) ? { is: 'allOf', of: [...is, ON_STACK] } : undefined,
  is: isPredicate('allOf'),
  from: ({ of }) => (sameValue(of.at(-1), ON_STACK) ? { noun: 'spell' as const, is: of.slice(0, -1) } : undefined),
})

/** "The colors of permanents you control", "its colors". */
const colors: Syntax<Predicate> = mapped(
  wordings(part()`the colors of ${{ of: many(filter('many')) }}`, part({ of: null })`its colors`) as Syntax<{
    readonly of: Filter | null
  }>,
  {
    to: ({ of }): Of<'shares'> => ({
      is: 'shares',
      what: 'color',
      thing: of === null ? { kind: 'self' } : { kind: 'all', filter: of },
    }),
    is: isPredicate('shares'),
    from: ({ thing }) =>
      thing.kind === 'all' ? { of: thing.filter } : thing.kind === 'self' ? { of: null } : undefined,
  },
)

/** "Snow permanents". */
const ofSupertype: Syntax<Predicate> = part({ is: 'supertype' })`${{ supertype }} permanents`

const quality: Syntax<Predicate> = either(
  part({ is: 'color' })`${{ color }}`,
  part({ is: 'type' })`${{ type: many(cardType) }}`,
  part({ is: 'subtype' })`${{ subtype: many(subtype) }}`,
  several,
  ofSupertype,
  spells,
  colors,
  part({ is: 'compare' })`${{ what: statistic }} ${comparison}` as Syntax<Predicate>,
  table('a quality', {
    everything: { is: 'allOf', of: [] },
    'the chosen color': { is: 'chosen', what: 'color' },
    'the color of your choice': ofChoice('color'),
    'all colors': { is: 'not', of: { is: 'colorless' } },
    multicolored: { is: 'multicolored' },
    monocolored: { is: 'monocolored' },
  }) as Syntax<Predicate>,
)

/** From one quality, or from any of several. */
const qualities: Syntax<Predicate> = either(
  phrase`from ${quality}`,
  mapped(series(phrase`from ${quality}`, 'and', { min: 2, max: 5 }), {
    to: (of): Of<'anyOf'> => ({ is: 'anyOf', of }),
    is: isPredicate('anyOf'),
    from: ({ of }) => of,
  }),
)

export const protection: Syntax<KeywordOf<'protection'>> = part({
  name: 'protection',
})`protection ${{ from: qualities }}`
