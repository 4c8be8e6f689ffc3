/** Conditions on what is in a hand: how many cards, and how many of a kind. */
import { type Condition, type Filter, visitNodes } from '../../language/index.ts'
import { either, narrowed, part, plural, type Syntax, shaped, singular, wordings, words } from '../core/index.ts'
import { theirs } from '../lexicon/index.ts'
import { bareFilter, qualified } from '../nouns/index.ts'
import { type Bound, bound } from './bound.ts'
import { count, theyHave } from './kinds.ts'

const none: Syntax<Bound> = plural(words('no', { op: '=', b: 0 } as const))
/** "Two or more", "no". */
export const amountOf = either(bound, none)

/** The same, or "a": of which more is as good. */
const amountOrOne = wordings(amountOf, singular(words('a', { op: '>=', b: 1 } as const)))
const hand = part()`[/ ${theirs}] hand`
/** "You have", before what is in the hand. */
const has = part({ is: 'in', zone: 'hand' })`${theyHave}`

/** "You have no cards in hand", "that player has a card in hand". */
const handSize = shaped(part()`${theyHave} ${amountOrOne} cards|card in ${hand}`, ({ of, op, b }) => ({
  kind: 'compare',
  a: { kind: 'zoneSize', zone: 'hand', of },
  op,
  b,
}))

const isCard = ({ noun, is }: Filter): boolean => noun === 'card' && is.length > 0
/** "You have no land cards in hand", "you have seven or more land cards in your hand". */
const kindInHand = count(
  qualified(part()`${{ quality: has }} ${amountOrOne} ${{ filter: bareFilter }} in ${hand}`, ['in'], isCard),
)

const isYours = (one: Condition): boolean => {
  let yours = false
  visitNodes(one, (node) => {
    yours ||= node.is === 'controlled' && (node.by as { readonly kind?: string }).kind === 'you'
    return undefined
  })
  return yours
}
/** "You control no permanents other than ~ and have no cards in hand": both of you. */
export const andHandOf = (single: Syntax<Condition>): Syntax<Condition> =>
  shaped(
    part()`${{ one: narrowed(single, isYours) }} and have ${amountOrOne} cards|card in ${hand}`,
    ({ one, op, b }) => ({
      kind: 'and',
      of: [one, { kind: 'compare', a: { kind: 'zoneSize', zone: 'hand', of: { kind: 'you' } }, op, b }],
    }),
  )
export const inHands: Syntax<Condition> = wordings(handSize, kindInHand)
