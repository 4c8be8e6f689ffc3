/** Showing hands, and choosing from them (701 of 2011). */
import type { CardFate, Placement, SortCards } from '../../language/index.ts'
import { part, repeat, rule, type Syntax, wordings } from '../core/index.ts'
import { filter, player } from '../nouns/index.ts'
import { exactly, going, theirs } from './places.ts'

const YOU = { kind: 'you' } as const
const handCards = { cards: { from: 'hand' }, rest: null, shuffle: false } as const
const shownHand = { ...handCards, of: null, shown: 'revealed' } as const

export const revealHand = part({ kind: 'sortCards', ...shownHand, fates: [] })`reveal|reveals
  [their hands|hand / your hand / his or her hand]`

/** "Look at target player's hand." */
export const lookAtHand = rule('sortCards', {
  who: YOU,
  ...handCards,
  shown: 'looked',
  fates: [],
})`look at ${{ of: theirs }} hand` as Syntax<SortCards>

const DISCARD: Placement = { to: 'discard', order: 'any' }
const yours = { count: exactly(1), by: YOU, reveal: false } as const
const chosen = (place: Placement): Syntax<readonly CardFate[]> =>
  repeat(part({ ...yours, place })`a ${{ filter: filter('one') }}`, { max: 1 })
const hand = rule('sortCards', shownHand)

/** "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card." */
export const choosesFromHand: Syntax<SortCards> = wordings(
  hand`${{ who: player }} reveal|reveals [their / his or her] hand. [You choose / Choose] ${{
    fates: chosen(DISCARD),
  }} from it. That player discards that card`,
  hand`${{ who: player }} reveal|reveals [their / his or her] hand. [You choose / Choose] ${{
    fates: chosen(going('exile')),
  }} from it [and exile that card / . Exile that card / and exile it]`,
) as Syntax<SortCards>
