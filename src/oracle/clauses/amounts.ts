/** How much: "3 life", "life equal to its toughness", "1 life for each creature you control". */
import type { Filter, Quantity } from '../../language/index.ts'
import { mapped, part, phrase, plural, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { another, digits, numberWord, x } from '../lexicon/index.ts'
import { counted, countedFilter, each, measure, written } from '../nouns/index.ts'

export interface PerEach {
  readonly n: Quantity
  readonly each: Quantity
}

/** "For each creature you control": that many times. */
export const forEach: Syntax<Quantity> = phrase`for each ${each}`

/** `n` for each object; "1 for each" is the count itself. */
export function perEach({ n, each: of }: PerEach): Quantity | undefined {
  if (typeof n !== 'number' || n === 0) return undefined
  if (n === 1) return of
  return n === -1 ? { kind: 'negative', of } : { kind: 'times', n, of }
}

/** And back. */
export function eachOf(n: Quantity): PerEach | undefined {
  if (typeof n === 'number') return undefined
  if (n.kind === 'negative') return { n: -1, each: n.of }
  return n.kind === 'times' ? { n: n.n, each: n.of } : { n: 1, each: n }
}

const isQuantity = (n: unknown): n is Quantity =>
  typeof n === 'number' || (typeof n === 'object' && n !== null && 'kind' in n)

/** For `mapped`, on a part that fills `n` and `each`. */
export const perEachShape = { to: perEach, is: isQuantity, from: eachOf }

/** "For each player": in the game. */
const forEachOfAll: Syntax<Quantity> = words('for each player', {
  kind: 'players',
  of: { kind: 'eachPlayer' },
} as const)
/** "2 life plus 2 life for each Spirit sacrificed this way". */
const plusForEach: Syntax<{ readonly n: number; readonly more: PerEach }> =
  part()`${{ n: digits }} life plus [/ an additional] ${{
    more: part()`${{ n: digits }} life ${{ each: forEach }}`,
  }}`

export const lifeAmount: Syntax<Quantity> = wordings(
  phrase`${written} life`,
  phrase`life equal to ${measure}`,
  shaped(part()`that much life plus ${{ more: digits }}`, ({ more }) => ({
    kind: 'sum',
    of: [{ kind: 'thatMuch' }, more],
  })),
  mapped(part()`${{ n: written }} life ${{ each: wordings(forEach, forEachOfAll) }}`, perEachShape),
  mapped(plusForEach, {
    to: ({ n, more }): Quantity | undefined => {
      const per = perEach(more)
      return per === undefined ? undefined : { kind: 'sum', of: [n, per] }
    },
    is: isQuantity,
    from: (n) => {
      const [first, second, third] = typeof n === 'object' && n.kind === 'sum' ? n.of : []
      const more = second === undefined ? undefined : eachOf(second)
      return typeof first === 'number' && more !== undefined && third === undefined ? { n: first, more } : undefined
    },
  }),
)

/** "Two", "another": before a noun. */
export const numbered: Syntax<Quantity> = wordings(counted, another)
const ALL: Quantity = { kind: 'all' }
export interface HowMany {
  readonly n: Quantity
  readonly upTo?: true
}
/** "Up to three": as many of them as whoever does it likes. */
export const upToSome: Syntax<HowMany> = part({ upTo: true } as const)`up to ${{ n: wordings(numberWord, x) }}`
/** "All", "any number of": as many as there are, or as whoever does it likes. */
export const allOrSome: Syntax<HowMany> = wordings(
  plural(part({ n: ALL })`all`),
  plural(part({ n: ALL, upTo: true } as const)`any number of`),
)
/** "Two", "up to three", "all", "any number of". */
export const howMany: Syntax<HowMany> = wordings(part()`${{ n: numbered }}`, upToSome, allOrSome)

/** "A land card", "two creatures". */
export const someOf: Syntax<{ readonly n: Quantity; readonly filter: Filter }> = part()`${{ n: counted }} ${{
  filter: countedFilter,
}}`
