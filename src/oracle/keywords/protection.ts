/**
 * "Protection from black", "protection from legendary creatures", "protection from red and from Goblins"; hexproof from
 * the same.
 */
import type { Filter, KeywordOf, Players, Predicate } from '../../language/index.ts'
import {
  either,
  mapped,
  part,
  phrase,
  many as plural,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { cardType, color, subtype, supertype } from '../lexicon/index.ts'
import { filter, measured, ofChoice } from '../nouns/index.ts'
import { isCharacteristic } from './quality.ts'

type Of<K extends Predicate['is']> = Extract<Predicate, { is: K }>

const isPredicate =
  <K extends Predicate['is']>(is: K) =>
  (value: unknown): value is Of<K> =>
    typeof value === 'object' && value !== null && (value as Predicate).is === is

const many = filter('many')
const isMarked = ({ is }: Predicate): boolean => is === 'hasCounter'
/** Its characteristics, or the counters that it has. */
const isOwn = (is: Filter['is']): boolean =>
  (is.length > 1 && is.every(isCharacteristic)) ||
  (is.some(isMarked) && is.every((one) => isMarked(one) || isCharacteristic(one)))
const ON_STACK: Predicate = { is: 'in', zone: 'stack', of: null }
/**
 * "Legendary creatures", "black artifacts": wherever the source is, on the battlefield or not. "Instant spells", "spells
 * that are one or more colors": not what such a card is elsewhere.
 */
const several: Syntax<Predicate> = mapped(many, {
  to: ({ noun, is }): Of<'allOf'> | undefined => {
    if (noun === 'permanent' && isOwn(is)) return { is: 'allOf', of: is }
    return noun === 'spell' && is.every(isCharacteristic) ? { is: 'allOf', of: [...is, ON_STACK] } : undefined
  },
  is: isPredicate('allOf'),
  from: ({ of }): Filter =>
    sameValue(of.at(-1), ON_STACK) ? { noun: 'spell', is: of.slice(0, -1) } : { noun: 'permanent', is: of },
})

/** "The colors of permanents you control", "its colors". */
const colors = either(
  shaped(phrase`the colors of ${many}`, (of) => ({ is: 'shares', what: 'color', thing: { kind: 'all', filter: of } })),
  words('its colors', { is: 'shares', what: 'color', thing: { kind: 'self' } } as const),
)

/** "Snow permanents". */
const ofSupertype: Syntax<Predicate> = part({ is: 'supertype' })`${{ supertype }} permanents`

const COLORED: Predicate = { is: 'not', of: { is: 'colorless' } }

/** From a player: from what they control (today:702.16k). */
const controlledBy = (by: Players): Predicate => ({ is: 'controlled', by })

const quality: Syntax<Predicate> = either(
  part({ is: 'color' })`${{ color }}`,
  part({ is: 'type' })`${{ type: plural(cardType) }}`,
  part({ is: 'subtype' })`${{ subtype: plural(subtype) }}`,
  several,
  ofSupertype,
  colors,
  measured,
  wordings(words('all colors', COLORED), words('each color', COLORED)),
  table('a quality', {
    everything: { is: 'allOf', of: [] },
    'the chosen color': { is: 'chosen', what: 'color' },
    'the color of your choice': ofChoice('color'),
    'the chosen player': controlledBy({ kind: 'chosenPlayer' }),
    'each of your opponents': controlledBy({ kind: 'eachOpponent' }),
    multicolored: { is: 'multicolored' },
    monocolored: { is: 'monocolored' },
  }) as Syntax<Predicate>,
)

/** From one quality, or from any of several. */
const qualities: Syntax<Predicate> = either(
  phrase`from ${quality}`,
  shaped(
    wordings(
      series(phrase`from ${quality}`, 'and', { min: 2, max: 5 }),
      phrase`from ${series(quality, 'and', { min: 3, max: 5 })}`,
    ),
    (of) => ({ is: 'anyOf', of }),
  ),
)

export const protection: Syntax<KeywordOf<'protection'>> = part({
  name: 'protection',
})`protection ${{ from: qualities }}`

export const hexproofFrom: Syntax<KeywordOf<'hexproofFrom'>> = part({
  name: 'hexproofFrom',
})`hexproof ${{ from: qualities }}`
