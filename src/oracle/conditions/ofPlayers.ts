/** Conditions on what each of several players has: their zones, and who has more than all the others. */
import type { Condition, Filter, Players } from '../../language/index.ts'
import { many, mapped, part, type Syntax, sameValue, table, wordings } from '../core/index.ts'
import { ownZone, severalWord } from '../lexicon/index.ts'
import { countedFilter, player, possessive, whose } from '../nouns/index.ts'
import { amountOf } from './inHands.ts'
import { disowned, filterOfCount, isKind, type OfKind, owned } from './kinds.ts'
import { perPlayer } from './perPlayer.ts'

const compare = isKind('compare')

/** "A graveyard": anyone's, if that of one player is enough. */
const someZone = table('whose', { a: { kind: 'anyPlayer' } } as const) as Syntax<Players>
/** "Your library has ten or more cards in it", "a graveyard has twenty or more cards in it". */
const zoneHas: Syntax<Condition> = mapped(
  part()`${{ of: wordings(possessive, someZone) }} ${{ zone: ownZone }} has ${{ bound: amountOf }} cards in it`,
  {
    to: ({ of, zone, bound: { op, b } }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'zoneSize', zone, of },
      op,
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'zoneSize' ? { of: a.of, zone: a.zone, bound: { op, b } } : undefined,
  },
)

/** "A player controls more creatures than each other player". */
const someone: Syntax<Condition> = mapped(part()`a player ${{ if: whose.more }}`, {
  to: (said): OfKind<'someone'> => ({ kind: 'someone', who: { kind: 'playersWho', among: 'one', if: said.if } }),
  is: isKind('someone'),
  from: ({ who }) => (who.kind === 'playersWho' ? { if: who.if } : undefined),
})

/** "That player controls more lands than each other player". */
const mostOfAll: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls more ${{ filter: many(countedFilter) }} than each other player`,
  {
    to: ({ who, filter }): OfKind<'compare'> | undefined =>
      who.kind === 'you' || who.kind === 'anyPlayer' || who.kind === 'anOpponent'
        ? undefined
        : {
            kind: 'compare',
            a: { kind: 'count', filter: owned(who, filter) },
            op: '>',
            b: { kind: 'count', filter: owned({ kind: 'othersThan', who }, filter) },
            per: 'every',
          },
    is: compare,
    from: ({ a, op, b, per }) => {
      const [left, right] = [filterOfCount(a), filterOfCount(b)]
      const [one, other] = [left && disowned(left), right && disowned(right)]
      return one && other?.who.kind === 'othersThan' && op === '>' && per === 'every' ? one : undefined
    },
  },
)

interface SoManyMore {
  readonly who: Players
  readonly n: number
  readonly filter: Filter
  readonly than: Players
}
/** "An opponent controls at least four more creatures than you". */
const controlSoManyMore: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls at least ${{ n: severalWord }} more ${{
    filter: many(countedFilter),
  }} than ${{ than: player }}` as Syntax<SoManyMore>,
  {
    to: ({ who, n, filter, than }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'count', filter: owned(who, filter) },
      op: '>=',
      b: { kind: 'sum', of: [{ kind: 'count', filter: owned(than, filter) }, n] },
    }),
    is: compare,
    from: ({ a, op, b }) => {
      const [base, n] = typeof b === 'object' && b.kind === 'sum' ? b.of : []
      const [left, right] = [filterOfCount(a), base && filterOfCount(base)]
      const [one, other] = [left && disowned(left), right && disowned(right)]
      return one && other && op === '>=' && typeof n === 'number' ? { ...one, n, than: other.who } : undefined
    },
  },
)

type Or = OfKind<'or'>
const exactHand = (of: Players, b: number): Condition => ({
  kind: 'compare',
  a: { kind: 'zoneSize', zone: 'hand', of },
  op: '=',
  b,
})
/** "They have exactly three or exactly four cards in hand": either of these. */
const eitherHandSize: Syntax<Or> = mapped(
  part()`${{ who: player }} have|has exactly ${{ one: severalWord }} or exactly ${{ other: severalWord }} cards in hand`,
  {
    to: ({ who, one, other }): Or => ({ kind: 'or', of: [exactHand(who, one), exactHand(who, other)] }),
    is: isKind('or'),
    from: ({ of: [first, second, more] }) => {
      if (first?.kind !== 'compare' || second?.kind !== 'compare' || more !== undefined) return undefined
      const { a, b: one } = first
      if (typeof a !== 'object' || a.kind !== 'zoneSize' || typeof one !== 'number' || typeof second.b !== 'number')
        return undefined
      const said = { who: a.of, one, other: second.b }
      return sameValue([exactHand(said.who, one), exactHand(said.who, said.other)], [first, second]) ? said : undefined
    },
  },
)

export const ofPlayers: Syntax<Condition> = wordings(
  perPlayer(wordings(zoneHas, controlSoManyMore)),
  someone,
  mostOfAll,
  eitherHandSize,
) as Syntax<Condition>
