/** Qualities of numbers: of what is chosen together, of either number, of one creature's numbers beside each other. */
import type { Predicate } from '../../language/index.ts'
import { either, narrowed, part, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { digitsOrX } from '../lexicon/index.ts'
import { statistic } from './quantities.ts'
import { shared } from './sharing.ts'

/** "4 or greater". */
export const ORDER = table('a comparison', { 'or greater': '>=', 'or less': '<=', 'or more': '>=' } as const)

/** Of what is chosen together: "with total mana value 4 or less", "with different names". */
export const together: Syntax<Predicate> = either(
  part({ is: 'totalling' })`with total ${{ what: statistic }} ${{ most: digitsOrX }} or less`,
  part({ is: 'alike' })`that share a ${{ what: shared }}`,
  table<Predicate>('a quality', {
    'with different names': { is: 'unlike', what: 'name' },
    'with different mana values': { is: 'unlike', what: 'manaValue' },
    'with different powers': { is: 'unlike', what: 'power' },
    'controlled by different players': { is: 'unlike', what: 'controller' },
    'controlled by the same player': { is: 'alike', what: 'controller' },
  }),
) as Syntax<Predicate>

/** "With power or toughness 1 or less". */
export const eitherSize: Syntax<Predicate> = shaped(
  part()`with power or toughness ${{ n: digitsOrX }} ${{ op: ORDER }}`,
  ({ n, op }) => ({
    is: 'anyOf',
    of: [
      { is: 'compare', what: 'power', op, n },
      { is: 'compare', what: 'toughness', op, n },
    ],
  }),
)
const evenness = table('even or odd', { even: true, odd: false })
/** "With an even mana value", "with odd mana values". */
export const evenOrOdd: Syntax<Predicate> = wordings(
  part({ is: 'parity' })`with a ${{ even: evenness }} ${{ what: statistic }}`,
  part({ is: 'parity', what: 'manaValue' })`with ${{ even: evenness }} mana values`,
)
const size = table('a size', { power: 'power', toughness: 'toughness' } as const)
const beside = table('a comparison', { 'greater than': '>', 'less than': '<', 'equal to': '=' } as const)
/** Of one creature's own numbers: "with toughness greater than its power", "with power equal to their toughness". */
export const ownSizes: Syntax<Predicate> = wordings(
  narrowed(
    part({ is: 'sizes' })`with ${{ what: size }} ${{ op: beside }} [its / their] ${{ than: size }}`,
    // "With power greater than its power": than something else's.
    ({ what, than }) => what !== than,
  ),
  words("whose power and toughness aren't equal", {
    is: 'not',
    of: { is: 'sizes', what: 'power', op: '=', than: 'toughness' },
  } as const),
)
export const ITS_OWN = 'a creature with toughness greater than "its" power is compared with itself'
