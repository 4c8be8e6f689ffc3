/** Numbers: digits ("2 damage"), words before a noun ("a card", "two cards"), and X. */
import { either, numberedBy, phrase, type Syntax, table, token, wordings, words } from '../core/index.ts'

export type X = { readonly kind: 'x' }
const X_VALUE: X = { kind: 'x' }

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const grammatical = (n: unknown): 'singular' | 'plural' => (n === 1 ? 'singular' : 'plural')

/** "2": singular only if it is 1. */
export const digits: Syntax<number> = token('a number', {
  kinds: ['number'],
  read: (text) => Number(text.replaceAll(',', '')),
  write: (value) => (typeof value === 'number' && value >= 0 ? String(value) : undefined),
  number: grammatical,
})

/** "Two", "seven": plural counts, as words. */
export const severalWord: Syntax<number> = numberedBy(
  table('a number', Object.fromEntries(WORDS.slice(2).map((word, i) => [word, i + 2] as const))),
  () => 'plural',
)

/** "One", "two". */
export const numberWord: Syntax<number> = numberedBy(
  table('a number', Object.fromEntries(WORDS.slice(1).map((word, i) => [word, i + 1] as const))),
  grammatical,
)

/** "First", "second". */
export const ordinal: Syntax<number> = table('a place in order', {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
})

/** "X", before a plural noun. */
export const x: Syntax<X> = numberedBy(table('X', { X: X_VALUE }), () => 'plural')

export const digitsOrX: Syntax<number | X> = either(digits, x)

/** "Twice", "three times". */
export const howOften: Syntax<number> = wordings(words('twice', 2), phrase`${severalWord} times`)

/** "A card", "one card", "two cards", "X cards"; "an additional" is the same word. */
export const articleWord: Syntax<number> = numberedBy(table('a number', { a: 1 }), () => 'singular')

/** "Another card": one more, after others. */
export const another: Syntax<number> = numberedBy(table('a number', { another: 1 }), () => 'singular')
