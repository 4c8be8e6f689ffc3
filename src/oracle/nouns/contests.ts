/** Who has more: "controls more creatures than", "has at least two more cards in hand than", "has the most life". */
import type { Comparison, Condition, Filter, Players, Quantity } from '../../language/index.ts'
import { either, mapped, narrowed, part, type Syntax, table, wordings } from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { takePredicate, withPredicate } from './predicates.ts'

/** What two players are compared by. */
type Measure = { readonly kind: 'life' | 'hand' } | { readonly kind: 'controlled' | 'buried'; readonly filter: Filter }

interface Contest {
  readonly of: Measure
  readonly op: Comparison
  /** By how many, at least; 0: by any. */
  readonly by: number
}

type Compare = Extract<Condition, { kind: 'compare' }>

/** How much of it that player has. */
function amountFor(of: Measure, who: Players): Quantity {
  switch (of.kind) {
    case 'life':
      return { kind: 'life', of: who }
    case 'hand':
      return { kind: 'zoneSize', zone: 'hand', of: who }
    case 'controlled':
      return { kind: 'count', filter: withPredicate(of.filter, { is: 'controlled', by: who }) }
    case 'buried':
      return { kind: 'count', filter: withPredicate(of.filter, { is: 'in', zone: 'graveyard', of: who }) }
  }
}

function measureOf(amount: Quantity): { readonly of: Measure; readonly who: Players } | undefined {
  if (typeof amount !== 'object') return undefined
  if (amount.kind === 'life') return { of: { kind: 'life' }, who: amount.of }
  if (amount.kind === 'zoneSize' && amount.zone === 'hand') return { of: { kind: 'hand' }, who: amount.of }
  if (amount.kind !== 'count') return undefined
  const held = takePredicate(amount.filter, (one): one is typeof one & { is: 'controlled' } => one.is === 'controlled')
  if (held) return { of: { kind: 'controlled', filter: held.rest }, who: held.taken.by }
  const buried = takePredicate(amount.filter, (one): one is typeof one & { is: 'in' } => one.is === 'in')
  const who = buried?.taken.of
  return buried && who ? { of: { kind: 'buried', filter: buried.rest }, who } : undefined
}

interface Compared extends Contest {
  readonly who: Players
  readonly than: Players
}

/** The comparison that words like "WHO controls more creatures than THAN" mean. */
export const contested = (said: Syntax<Compared>): Syntax<Compare> =>
  mapped(said, {
    to: ({ who, of, op, by, than }): Compare => {
      const b = amountFor(of, than)
      const compare: Compare = {
        kind: 'compare',
        a: amountFor(of, who),
        op,
        b: by === 0 ? b : { kind: 'sum', of: [b, by] },
      }
      return than.kind === 'othersThan' ? { ...compare, per: 'every' } : compare
    },
    is: (value): value is Compare => (value as Condition | null)?.kind === 'compare',
    from: ({ a, op, b }) => {
      const [base, by] = typeof b === 'object' && b.kind === 'sum' ? b.of : [b, 0]
      const [left, right] = [measureOf(a), base === undefined ? undefined : measureOf(base)]
      return left && right && typeof by === 'number' ? { ...left, op, by, than: right.who } : undefined
    },
  })

const atLeast = part({ op: '>=' })`at least ${{ by: severalWord }} more`
const more = either(
  part({ by: 0 })`${{ op: table('more or less', { more: '>', fewer: '<', less: '<' } as const) }}`,
  atLeast,
)
const most = part({ by: 0 })`the ${{ op: table('most or fewest', { most: '>=', fewest: '<=' } as const) }}`

const own: Syntax<Measure> = wordings(
  table<Measure>('what is compared', { life: { kind: 'life' }, 'cards in hand': { kind: 'hand' } }),
  table<Measure>('what is compared', { 'cards in their hand': { kind: 'hand' } }),
)

export interface Contests {
  /** "Controls more lands", before "than". */
  readonly present: Syntax<Contest>
  /** "Controlled more lands". */
  readonly past: Syntax<Contest>
  /** "Controls the most lands". */
  readonly most: Syntax<Contest>
  /** "Whose graveyard has fewer creature cards in it". */
  readonly buried: Syntax<Contest>
}

const lowestLife = part({ of: { kind: 'life' }, op: '<=', by: 0 } as const)`the lowest life total`
const highestLife = part({ of: { kind: 'life' }, op: '>=', by: 0 } as const)`the highest life total`
/** `most`, of the player "with the most life". */
export const mostWith = wordings(part()`${most} ${{ of: own }}`, highestLife, lowestLife)

/** As many as anybody, where "than" doesn't follow. */
const isMost = ({ op, by }: Contest): boolean => by === 0 && (op === '>=' || op === '<=')

export function makeContests(many: Syntax<Filter>): Contests {
  const controlled = part({ kind: 'controlled' })`${{ filter: many }}`
  const compared: Syntax<Contest> = either(
    part()`control|controls ${either(more, most)} ${{ of: controlled }}`,
    part()`have|has ${either(more, most)} ${{ of: own }}`,
  )
  return {
    present: narrowed(compared, (said) => !isMost(said)),
    past: either(part()`controlled ${more} ${{ of: controlled }}`, part()`had ${more} ${{ of: own }}`),
    most: either(narrowed(compared, isMost), part()`have|has ${lowestLife}`),
    buried: part()`has ${more} ${{ of: part({ kind: 'buried' })`${{ filter: many }}` }} in it`,
  }
}
