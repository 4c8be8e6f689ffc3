/** Kinds of counters. */
import { PLAYER_COUNTERS, type PlayerCounter } from '../../language/index.ts'
import { oneOf, type Syntax, token, wordings } from '../core/index.ts'

const NAME = /^\p{Ll}{2,}$/u
const NOT_A_KIND = new Set([
  'a',
  'an',
  'the',
  'those',
  'that',
  'all',
  'any',
  'each',
  'another',
  'of',
  'or',
  'and',
  'more',
  'additional',
  'no',
])

/** "+1/+1", "charge": any lower-case word may be the name of a kind, since there are hundreds of them. */
export const counterKind: Syntax<string> = wordings(
  oneOf('a kind of counter', ['first strike', 'double strike']),
  token('a kind of counter', {
    kinds: ['stats'],
    read: (text) => text,
    write: (value) => (typeof value === 'string' && /^[+-]/.test(value) ? value : undefined),
  }),
  token('a kind of counter', {
    kinds: ['word'],
    read: (text) => (NAME.test(text) && !NOT_A_KIND.has(text) ? text : undefined),
    write: (value) => (typeof value === 'string' && NAME.test(value) ? value : undefined),
  }),
)

/** The kinds that players have. */
export const playerCounter: Syntax<PlayerCounter> = oneOf('a kind of counter of a player', PLAYER_COUNTERS)
