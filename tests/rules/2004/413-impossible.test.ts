/** What can't be done isn't offered, and doesn't count as done (413.2c). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

/** Each offers one thing about itself when it is activated, and tells by life whether it was done. */
const OFFERS = {
  sacrifice: 'sacrifice ~',
  destroy: 'destroy ~',
  tap: 'tap ~',
  untap: 'untap ~',
  counters: 'put a +1/+1 counter on ~',
  exile: 'exile ~',
  return: 'return ~ to its owner’s hand',
} as const
type Offer = keyof typeof OFFERS
const named = (offer: Offer) => `The ${offer}`
const CARDS = [
  ...(Object.keys(OFFERS) as Offer[]).map((offer) =>
    creature(
      named(offer),
      '{0}',
      '2/2',
      `{0}: You may ${OFFERS[offer]}. If you do, you gain 1 life. If you don’t, you gain 5 life.`,
    ),
  ),
  card('Snatch', '{0}', 'Instant', 'Gain control of target creature.'),
  card('Tie Down', '{0}', 'Instant', 'Tap target creature.'),
]
const ALL = Object.keys(OFFERS) as Offer[]

inEditions('2004', '2011')('what can’t be done, %s', (edition) => {
  const put = (offer: Offer, tapped = false) =>
    table(
      edition,
      [{ battlefield: [{ name: named(offer), tapped }], hand: ['Fade', 'Tie Down'] }, { hand: ['Snatch'] }],
      CARDS,
    )
  const offered = (offer: Offer, tapped: boolean) => put(offer, tapped).activate(named(offer)).resolve()

  test.each(ALL)('[2004:413.2c] %s: offered where it can be done, and done', (offer) => {
    const game = offered(offer, offer === 'untap')
    expect(game.question.kind).toBe('confirm')
    expect(game.reply(true).life(0)).toBe(21)
    expect(
      offered(offer, offer === 'untap')
        .reply(false)
        .life(0),
    ).toBe(25)
  })

  test.each(ALL)('[2004:413.2c] %s: not of what is phased out', (offer) => {
    const game = put(offer, offer === 'untap').activate(named(offer))
    game
      .cast('Fade', { targets: [named(offer)] })
      .resolve()
      .resolve()
    expect([game.question.kind, game.life(0)]).toEqual(['priority', 25])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] nobody sacrifices what another player has taken', () => {
    const game = put('sacrifice').activate(named('sacrifice')).pass()
    game
      .cast('Snatch', { targets: [named('sacrifice')] })
      .resolve()
      .resolve()
    expect([game.question.kind, game.life(0)]).toEqual(['priority', 25])
    expect(get(game.state, game.id(named('sacrifice'))).controller).toBe(1)
  })

  test('[2004:413.2c] but destroys it', () => {
    const game = put('destroy').activate(named('destroy')).pass()
    game
      .cast('Snatch', { targets: [named('destroy')] })
      .resolve()
      .resolve()
    expect(game.question.kind).toBe('confirm')
    expect(game.reply(true).life(0)).toBe(21)
  })

  test.each(['tap', 'untap'] as const)('[2004:413.2c] %s: not what is so already', (offer) => {
    const game = offered(offer, offer === 'tap')
    expect([game.question.kind, game.life(0)]).toEqual(['priority', 25])
    game.isAtAQuestion()
  })
})
