/** How many are chosen: "two", "up to three", "any number of", "one or two". */
import type { Count, Quantity } from '../../language/index.ts'
import { either, mapped, numberedBy, phrase, plural, type Syntax, table, words } from '../core/index.ts'
import { articleWord, numberWord, severalWord, x } from '../lexicon/index.ts'

export const ONE: Count = { min: 1, max: 1 }
export type Several = Syntax<Count>

const isCount = (value: unknown): value is Count =>
  typeof value === 'object' && value !== null && 'min' in value && 'max' in value

const exactly = (n: Syntax<Quantity>): Syntax<Count> =>
  mapped(n, {
    to: (value): Count => ({ min: value, max: value }),
    is: isCount,
    from: ({ min, max }) => (min === max || typeof min === 'object' ? min : undefined),
  })

const thatMany = plural(words('that many', { kind: 'thatMuch' } as const))
const upTo: Syntax<Count> = mapped(phrase`up to ${either(numberWord, x, thatMany)}`, {
  to: (max): Count => ({ min: 0, max }),
  is: isCount,
  from: ({ min, max }) => (min === 0 && isWord(max) ? max : undefined),
})

const isWord = (n: Quantity): n is number | { readonly kind: 'x' | 'thatMuch' } =>
  typeof n === 'number' || n.kind === 'x' || n.kind === 'thatMuch'

const anyNumber: Syntax<Count> = plural(
  table('how many', {
    'any number of': { min: 0, max: { kind: 'all' } },
    'one or two': { min: 1, max: 2 },
    'one, two, or three': { min: 1, max: 3 },
    'one or more': { min: 1, max: { kind: 'all' } },
  }),
)

/** "Two", "up to one", "any number of": anything but a plain one. */
const several: Several = either(exactly(either(severalWord, x, thatMany) as Syntax<Quantity>), upTo, anyNumber)

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'number' || (typeof value === 'object' && value !== null && 'kind' in value)

/** Number words before a noun: "a", "one", "two", "X", "that many". */
const counted: Syntax<Quantity> = mapped(either(articleOrOne(), severalWord, x, thatMany) as Syntax<Quantity>, {
  to: (n) => n,
  is: isQuantity,
  from: (n) => n,
})

function articleOrOne(): Syntax<number> {
  return numberedBy(table('how many', { a: 1, one: 1 }), () => 'singular')
}

/** "A", "two", "up to three", "any number of": how many are chosen. */
const count: Syntax<Count> = either(exactly(articleWord), several)

export const counts = { several, counted, count }
