/** Cards of a player's own zones: drawing, discarding, milling (120 and 701 of 2011). */
import type { Effect, Filter, Quantity } from '../../language/index.ts'
import { mapped, part, phrase, quiet, rule, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { numberWord } from '../lexicon/index.ts'
import { counted, countedFilter, definite, measure, player, possessed, possessive } from '../nouns/index.ts'
import { eachOf, forEach, howMany, numbered, type PerEach, perEach, perEachShape, someOf, upToSome } from './amounts.ts'
import { additional, own, withFields } from './clause.ts'
import { hands } from './particles.ts'

const ANY_CARD: Filter = { noun: 'card', is: [] }
/** What wasn't chosen. */
const THE_REST: Filter = { noun: 'card', is: [{ is: 'thing', thing: { kind: 'rest' } }] }
const ALL: Quantity = { kind: 'all' }

const plainCards: Syntax<Quantity> = shaped(part()`${{ n: numbered }} ${additional} cards|card`, ({ n }) => n)
const cardsEqualTo: Syntax<Quantity> = phrase`[a number of /] cards equal to ${measure}`
/** "A card", "X cards", "cards equal to its power", "a card for each creature you control". */
const cardsCounted: Syntax<Quantity> = wordings(
  plainCards,
  cardsEqualTo,
  mapped(part()`${{ n: plainCards }} ${{ each: forEach }}`, perEachShape),
)

const THAT_MUCH: Quantity = { kind: 'thatMuch' }
/** "That many cards plus one". */
const oneMoreOrLess: Syntax<Quantity> = shaped(
  phrase`that many cards ${table<Quantity>('more or less', { 'plus one': 1, 'minus one': -1 })}`,
  (one) => ({ kind: 'sum', of: [THAT_MUCH, one] }),
)

/** "As many cards as they discarded this way". */
const asDiscarded = rule('thisWay', { done: 'discarded' })`as many cards as ${{ by: player }} discarded this way`

export const draw = wordings(
  part({ kind: 'draw' })`draw|draws ${{ n: quiet(asDiscarded) as Syntax<Quantity> }}`,
  part({ kind: 'draw' })`draw|draws ${{ n: oneMoreOrLess }}`,
  part({ kind: 'draw' })`draw|draws ${{ n: cardsCounted }}`,
  part({ kind: 'draw' })`draw|draws ${upToSome} cards|card`,
)

/** "Put the top four cards of your library into your graveyard": since 2020 "mill four cards". */
const top: Syntax<Quantity> = wordings(phrase`the top ${counted} cards|card`, words('the top card', 1))
const halfOfIt = rule('half')`half ${{
  of: rule('zoneSize', { zone: 'library' })`${{ of: possessive }} library`,
}}, rounded ${{ round: table('up or down', { up: 'up', down: 'down' }) }}` as Syntax<Quantity>
const milled = part({
  kind: 'mill',
})`[put|puts ${{ n: top }} of [their / your / his or her] library into [their / your / his or her] graveyard
  / mill|mills ${{ n: cardsCounted }}]`
export const mill = wordings(milled, part({ kind: 'mill' })`mill|mills ${{ n: halfOfIt }}`)

const discarded = part({ kind: 'discard' })
type Discarded = Omit<Extract<Effect, { kind: 'discard' }>, 'who' | 'kind'>
const isDiscarded = (value: unknown): value is Discarded =>
  typeof value === 'object' && value !== null && 'filter' in value
/** "A card for each Swamp you control", "cards equal to the number of ...". */
const discardsCounted: Syntax<Discarded> = withFields(
  wordings(
    mapped(part({ random: false })`${someOf} ${{ each: forEach }}` as Syntax<Omit<Discarded, 'n'> & PerEach>, {
      to: ({ each: of, n: one, ...rest }): Discarded | undefined => {
        const n = perEach({ n: one, each: of })
        return n === undefined ? undefined : { ...rest, n }
      },
      is: isDiscarded,
      from: ({ n, ...rest }) => {
        const per = eachOf(n)
        return per && { ...rest, ...per }
      },
    }),
    part({ random: false, filter: ANY_CARD })`${{ n: cardsEqualTo }}` as Syntax<Discarded>,
  ),
  ['n', 'filter', 'random'],
)

/** "It", "that card": a card that is where it can be discarded from. */
const thatCard = shaped(definite, (thing) => ({ noun: 'card', is: [{ is: 'thing', thing }] }))
/** Cards that were drawn just before. */
const DRAWN: Filter = { noun: 'card', is: [{ is: 'thisWay', done: 'drawn' }] }
const DRAWN_ONES = { kind: 'discard', filter: DRAWN, random: false } as const
/** "All cards of each of its colors": of any of them. */
const ofItsColors = shaped(phrase`cards of each of ${possessed} colors`, (thing) => ({
  noun: 'card',
  is: [{ is: 'shares', what: 'color', thing }],
}))
/** How many of which cards: "a card", "any number of land cards", "all Goblin cards". */
const some = part()`${howMany} ${{ filter: countedFilter }}`
const atRandom = wordings(words('', false), words('at random', true))
/** What is named otherwise than by a number. */
const these = wordings(
  part({ filter: ANY_CARD })`[/ all the cards in] ${own} ${hands}`,
  part({ filter: THE_REST })`the rest`,
  part()`${{ filter: thatCard }}`,
  part()`all ${{ filter: ofItsColors }}`,
)
/** "Discards a card", "discards two cards at random", "discards their hand". */
export const discard = wordings(
  discarded`discard|discards ${some} ${{ random: atRandom }}`,
  discarded`discard|discards ${discardsCounted}`,
  part({ kind: 'discard', n: ALL, random: false })`discard|discards ${these}`,
  part(DRAWN_ONES)`discard|discards ${{ n: numberWord }} of [them / those cards]`,
)
