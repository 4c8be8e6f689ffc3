/** How many are chosen: "two", "up to three", "any number of", "one or two". */
import type { Count, Quantity, Thing } from '../../language/index.ts'
import { either, numberedBy, phrase, plural, type Syntax, shaped, table, words } from '../core/index.ts'
import { articleWord, numberWord, severalWord, x } from '../lexicon/index.ts'

export const ONE: Count = { min: 1, max: 1 }
/** A creature of one's own, which is chosen as it happens. */
export const ownCreature: Thing = {
  kind: 'choose',
  count: ONE,
  filter: {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'creature' },
      { is: 'controlled', by: { kind: 'you' } },
    ],
  },
  by: { kind: 'you' },
}
export type Several = Syntax<Count>

const exactly = (n: Syntax<Quantity>): Syntax<Count> => shaped(n, (value) => ({ min: value, max: value }))

const thatMany = plural(words('that many', { kind: 'thatMuch' } as const))
const upTo = shaped(phrase`up to ${either(numberWord, x, thatMany)}`, (max) => ({ min: 0, max }))

const anyNumber: Syntax<Count> = plural(
  table('how many', {
    'any number of': { min: 0, max: { kind: 'all' } },
    'one or two': { min: 1, max: 2 },
    'one, two, or three': { min: 1, max: 3 },
    'one or more': { min: 1, max: { kind: 'all' } },
  }),
)

/** "Two", "up to one", "any number of": anything but a plain one. */
const several: Several = either(exactly(either(severalWord, x, thatMany)), upTo, anyNumber)

const articleOrOne = numberedBy(table('how many', { a: 1, one: 1 }), () => 'singular')
/** Number words before a noun: "a", "one", "two", "X", "that many". */
/** "Twice X", "twice that many". */
const multiple: Syntax<Quantity> = plural(
  shaped(phrase`twice ${either(x, thatMany)}`, (of) => ({ kind: 'times', n: 2, of })),
)
const X: Quantity = { kind: 'x' }
/** "X plus one", "X minus one". */
export const xAndOne: Syntax<Quantity> = plural(
  table('how many', {
    'X plus one': { kind: 'sum', of: [X, 1] },
    'X minus one': { kind: 'sum', of: [X, -1] },
  }),
)
const counted: Syntax<Quantity> = either(articleOrOne, severalWord, x, thatMany, multiple, xAndOne)

/** "A", "two", "up to three", "any number of": how many are chosen. */
const count: Syntax<Count> = either(exactly(articleWord), several)

export const counts = { several, counted, count }
