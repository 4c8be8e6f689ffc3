/** Conditions on what is in a hand: how many cards, and how many of a kind. */
import type { Condition, Players, Predicate, Quantity } from '../../language/index.ts'
import { either, many, mapped, part, type Syntax, wordings, words } from '../core/index.ts'
import { bareFilter, player, takePredicate, withPredicate } from '../nouns/index.ts'
import { type Bound, bound } from './bound.ts'
import { isKind, type OfKind } from './kinds.ts'

const none: Syntax<Bound> = words('no', { op: '=', b: 0 } as const)
/** "Two or more", "no". */
export const amountOf = either(bound, none)
const compare = isKind('compare')

/** "You have no cards in hand", "that player has two or fewer cards in hand". */
const handSize: Syntax<Condition> = mapped(
  part()`${{ who: player }} have|has ${{ bound: amountOf }} cards in [hand / their hand / your hand]`,
  {
    to: ({ who, bound: { op, b } }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'zoneSize', zone: 'hand', of: who },
      op,
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'zoneSize' && a.zone === 'hand' ? { who: a.of, bound: { op, b } } : undefined,
  },
)

type In = Extract<Predicate, { is: 'in' }>
const isInHand = (one: Predicate): one is In => one.is === 'in' && one.zone === 'hand' && one.of !== null
/** "You have no land cards in hand", "you have seven or more land cards in your hand". */
const kindInHand: Syntax<Condition> = mapped(
  part()`${{ who: player }} have|has ${{ bound: amountOf }} ${{ filter: many(bareFilter) }} in [hand / their hand / your hand]`,
  {
    to: ({ who, bound: { op, b }, filter }): OfKind<'compare'> | undefined =>
      filter.noun === 'card' && filter.is.length > 0
        ? {
            kind: 'compare',
            a: { kind: 'count', filter: withPredicate(filter, { is: 'in', zone: 'hand', of: who }) },
            op,
            b,
          }
        : undefined,
    is: compare,
    from: ({ a, op, b }) => {
      const found = typeof a === 'object' && a.kind === 'count' ? takePredicate(a.filter, isInHand) : null
      return found && found.taken.of !== null
        ? { who: found.taken.of, bound: { op, b }, filter: found.rest }
        : undefined
    },
  },
)

const ofHand = (of: Players): Quantity => ({ kind: 'zoneSize', zone: 'hand', of })
/** "You have a card in hand". */
const anyInHand: Syntax<Condition> = mapped(
  part()`${{ who: player }} have|has a card in [hand / their hand / your hand]`,
  {
    to: ({ who }): OfKind<'compare'> => ({ kind: 'compare', a: ofHand(who), op: '>=', b: 1 }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'zoneSize' && a.zone === 'hand' && op === '>=' && b === 1
        ? { who: a.of }
        : undefined,
  },
)

export const inHands: Syntax<Condition> = wordings(handSize, kindInHand, anyInHand)
