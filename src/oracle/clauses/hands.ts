/** Showing hands, and choosing from them (701 of 2011). */
import type {
  CardFate,
  CardsFrom,
  Comparison,
  Count,
  Effect,
  Filter,
  Placement,
  Players,
  Quantity,
  SortCards,
  Statistic,
} from '../../language/index.ts'
import {
  mapped,
  part,
  plural,
  quiet,
  repeat,
  rule,
  type Syntax,
  shaped,
  singular,
  wordings,
  words,
} from '../core/index.ts'
import {
  comparison,
  counted,
  counts,
  each,
  filter,
  isFilter,
  measure,
  player,
  said,
  statistic,
  takePredicate,
  withPredicate,
} from '../nouns/index.ts'
import { withFields } from './clause.ts'
import { ANY_CARD, EVERY, exactly, going, orWhereX, place, shuffledAway, theirs } from './places.ts'
import { those } from './rest.ts'

const YOU = { kind: 'you' } as const
const handCards = { cards: { from: 'hand' }, rest: null, shuffle: false } as const
const shownHand = { ...handCards, of: null, shown: 'revealed' } as const

const plainlyRevealed = part({ kind: 'sortCards', ...shownHand, fates: [] })`reveal|reveals
  [their hands|hand / your hand / his or her hand]`

/** "Look at target player's hand." */
const lookOnly = rule('sortCards', {
  who: YOU,
  ...handCards,
  shown: 'looked',
  fates: [],
})`look at ${{ of: theirs }} hand`

/** "Look at a card at random in target player's hand." */
const lookAtSome = part({
  kind: 'sortCards',
  who: YOU,
  rest: null,
  shuffle: false,
  shown: 'looked',
  fates: [],
})`look at ${{ cards: part({ from: 'hand', random: true })`${{ n: counted }} cards|card at random` }} [in / from]
  ${{ of: theirs }} hand`

const it = part()`[it / their hand / that hand]`
interface Described {
  readonly of: Filter
  readonly what: Statistic
  readonly how: { readonly op: Comparison; readonly n: Quantity }
}
const isCompare = (one: Filter['is'][number]): one is Extract<typeof one, { is: 'compare' }> => one.is === 'compare'
/** "A nonland card from it with mana value 3 or less": the hand stands before the quality. */
const withQuality: Syntax<Filter> = mapped(
  part()`${{ of: filter('one') }} from ${it} with ${{ what: statistic }} ${{ how: comparison }}` as Syntax<Described>,
  {
    to: ({ of, what, how }) => withPredicate(of, { is: 'compare', what, ...how }),
    is: isFilter,
    from: (meant) => {
      const found = takePredicate(meant, isCompare)
      return found === null
        ? undefined
        : { of: found.rest, what: found.taken.what, how: { op: found.taken.op, n: found.taken.n } }
    },
  },
)
const number: Syntax<Count> = wordings(words('one', exactly(1)), counts.several)
/** "All land cards from it onto the battlefield": of the own hand. */
const everyFromIt = part({ count: EVERY, by: null, reveal: false })`all ${{
  filter: filter('many'),
}} from it ${{ place }}`
export const revealHand = wordings(
  plainlyRevealed,
  part({ kind: 'sortCards', ...shownHand })`reveal|reveals [their hands|hand / your hand] and put|puts ${{
    fates: repeat(everyFromIt as Syntax<unknown> as Syntax<CardFate>, { max: 1 }),
  }}`,
)
/** What is chosen from a hand. */
type Chosen = Pick<CardFate, 'count' | 'filter'>
const fromHand: Syntax<Chosen> = quiet(
  wordings(
    part({ count: exactly(1) })`a ${{ filter: filter('one') }} from ${it}`,
    part({ count: exactly(1) })`a ${{ filter: withQuality }}`,
    part()`${{ count: counts.several }} ${{ filter: filter('many') }} from ${it}`,
  ) as Syntax<Chosen>,
)
/** "A nonland card from it for each card discarded this way": that many. */
const forEachFromHand: Syntax<Chosen> = quiet(
  shaped(
    part()`a ${{ filter: filter('one') }} from ${it} for each ${{ n: each }}`,
    ({ filter: of, n }) => ({ count: { min: n, max: n }, filter: of }),
    { when: ({ n }) => typeof n === 'object' },
  ),
)
/** What is chosen from the cards shown. */
const fromShown: Syntax<Chosen> = quiet(
  part({ filter: ANY_CARD })`${{ count: number }} of [them / those cards]` as Syntax<Chosen>,
)

/** "Up to X cards from it, where X is the number of Swamps you control". */
const orX = (what: Syntax<Chosen>): Syntax<Chosen> =>
  withFields(
    orWhereX(what, (value): value is Chosen => typeof value === 'object' && value !== null && 'count' in value),
    ['count', 'filter'],
  )

const fromHandOrEach = withFields(wordings(orX(fromHand), forEachFromHand), ['count', 'filter'])
/** Who goes on: you, or the player whose hand it is. */
const you = plural(part()`[and / . / , then / , and]`)
const they = singular(part()`[. That player / . The player / , then that player]`)
const either = wordings(you, they)
/** "That player discards that card", "exile that card", "put that card on top of that player's library". */
const then: Syntax<Placement> = wordings(
  part({ to: 'discard', order: 'any' } as const)`${they} discards ${those}`,
  part(going('exile'))`${either} exile|exiles ${those}`,
  part()`${either} put|puts ${those} ${place}`,
  part()`${either} shuffle|shuffles ${those} ${shuffledAway}`,
)

const choose = part()`[. / , then / and / ,] [you choose / choose]`
const alone = (fate: Syntax<unknown>): Syntax<readonly CardFate[]> => repeat(fate as Syntax<CardFate>, { max: 1 })
const chosenBy = (by: CardFate['by'], what: Syntax<Chosen>): Syntax<readonly CardFate[]> =>
  alone(part({ by, reveal: false })`${choose} ${what === fromHand ? fromHandOrEach : orX(what)} ${{ place: then }}`)

/** "Three cards from their hand": who has it chooses which. */
const some: Syntax<CardsFrom> = wordings(
  part({ from: 'hand' })`${{ n: counted }} cards|card from [their / his or her] hand`,
  part({ from: 'hand' })`X cards from [their / his or her] hand, where X is ${{ n: measure }}`,
  part({ from: 'hand' })`a number of cards from [their / his or her] hand equal to ${{ n: measure }}`,
) as Syntax<CardsFrom>

const hand = rule('sortCards', shownHand)
/** From several hands: all are chosen before any is discarded. */
const fromEachHand: Syntax<readonly CardFate[]> = alone(
  part({
    by: YOU,
    reveal: false,
    count: exactly(1),
    place: { to: 'discard', order: 'any' },
  })`a ${{ filter: filter('one') }} from each of those hands. Those players discard those cards`,
)

/** What is done with the card that may be chosen. */
const thenPerhaps: Syntax<Placement> = wordings(
  part({ to: 'discard', order: 'any' } as const)`. [/ If you do, ] that player discards that card`,
  part(going('exile'))`. [/ If you do, ] that player exiles that card`,
  part(going('exile'))`. [/ If you do, ] exile that card`,
)
/** "You may choose a nonland card from it. If you do, that player discards that card." */
const perhapsChosen: Syntax<readonly CardFate[]> = alone(
  part({
    by: YOU,
    reveal: false,
    count: { min: 0, max: 1 },
  })`. You may choose a ${{ filter: filter('one') }} from ${it}${{
    place: thenPerhaps,
  }}`,
)

/** "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card." */
export const choosesFromHand: Syntax<SortCards> = wordings(
  hand`${{ who: player }} reveal|reveals [their / his or her] hand ${{ fates: chosenBy(YOU, fromHand) }}`,
  hand`${{ who: player }} reveal|reveals [their / his or her] hand${{ fates: perhapsChosen }}`,
  rule('sortCards', { ...shownHand, atOnce: true })`${{ who: player }} reveal|reveals their hand. [Choose / You choose]
    ${{ fates: fromEachHand }}`,
  hand`${{ who: player }} reveal|reveals [their / his or her] hand. You may put ${{
    fates: alone(
      part({
        by: YOU,
        reveal: false,
        count: { min: 0, max: 1 },
      })`a ${{ filter: filter('one') }} from ${it} ${{ place }}`,
    ),
  }}`,
  rule('sortCards', { of: null, shown: 'revealed', rest: null, shuffle: false })`${{ who: player }} reveal|reveals ${{
    cards: quiet(some),
  }} ${{ fates: chosenBy(YOU, fromShown) }}`,
) as Syntax<SortCards>

/** "Target player reveals their hand. You choose a nonland card from it": what follows is about cards like it. */
export const choosesOnly: Syntax<SortCards> = hand`${{ who: player }} reveal|reveals [their / his or her] hand ${{
  fates: alone(part({ by: YOU, reveal: false, place: null })`${choose} ${fromHand}`),
}}` as Syntax<SortCards>

const IF_DONE = { kind: 'did' } as const
const THAT_PLAYER = said('that player') as unknown as Players
/** "You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it ...": of a hand. */
const perhapsShown: Syntax<readonly CardFate[]> = alone(
  part({
    by: null,
    reveal: true,
    count: { min: 0, max: 1 },
  })`. You may choose a ${{ filter: filter('one') }} from ${it}. If you do, that player reveals the chosen card, puts it ${{
    place,
  }}`,
)
const perhapsTaken: Syntax<SortCards> = wordings(
  hand`${{ who: player }} reveal|reveals [their / his or her] hand${{ fates: perhapsChosen }}`,
  rule('sortCards', {
    who: YOU,
    ...handCards,
    shown: 'looked',
  })`look at ${{ of: theirs }} hand${{ fates: perhapsShown }}`,
) as Syntax<SortCards>
/** "... You may choose a nonland card from it. If you do, that player discards that card, then draws a card." */
export const perhapsTakenThenDrawn: Syntax<readonly Effect[]> = shaped(
  part()`${{ taken: perhapsTaken }}, then draws ${{ n: counted }} cards|card`,
  ({ taken, n }) => [
    taken,
    { kind: 'if', condition: IF_DONE, then: [{ kind: 'draw', who: THAT_PLAYER, n }], otherwise: [] },
  ],
)

/** "Look at target player's hand and choose a card from it. That player discards that card." */
export const lookAtHand: Syntax<SortCards> = wordings(
  lookOnly,
  lookAtSome,
  rule('sortCards', { who: YOU, ...handCards, shown: 'looked' })`look at ${{ of: theirs }} hand ${{
    fates: chosenBy(null, fromHand),
  }}`,
) as Syntax<SortCards>
