/** Conditions on what is in a hand: how many cards, and how many of a kind. */
import type { Condition, Filter } from '../../language/index.ts'
import { either, many, one, part, plural, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { bareFilter, player, qualified } from '../nouns/index.ts'
import { type Bound, bound } from './bound.ts'
import { count } from './kinds.ts'

const none: Syntax<Bound> = plural(words('no', { op: '=', b: 0 } as const))
/** "Two or more", "no". */
export const amountOf = either(bound, none)

const any = { op: '>=', b: 1 } as const
const hand = part()`[hand / their hand / your hand]`
/** "You have", before what is in the hand. */
const has = part({ is: 'in', zone: 'hand' })`${{ of: player }} have|has`

/** "You have no cards in hand", "that player has a card in hand". */
const handSize = shaped(
  wordings(
    part()`${{ of: player }} have|has ${amountOf} cards in ${hand}`,
    part(any)`${{ of: player }} have|has a card in ${hand}`,
  ),
  ({ of, op, b }) => ({ kind: 'compare', a: { kind: 'zoneSize', zone: 'hand', of }, op, b }),
)

const isCard = ({ noun, is }: Filter): boolean => noun === 'card' && is.length > 0
/** "You have no land cards in hand", "you have seven or more land cards in your hand". */
const kindInHand = count(
  qualified(
    wordings(
      part()`${{ quality: has }} ${amountOf} ${{ filter: many(bareFilter) }} in ${hand}`,
      part(any)`${{ quality: has }} a ${{ filter: one(bareFilter) }} in ${hand}`,
    ),
    ['in'],
    isCard,
  ),
)

export const inHands: Syntax<Condition> = wordings(handSize, kindInHand)
