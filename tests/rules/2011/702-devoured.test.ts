/** What a creature has devoured, afterwards (2011:702.80). */
import { expect, test } from 'vitest'
import { creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Gorger',
    '{0}',
    '1/1',
    'Devour 2\nWhen ~ enters the battlefield, you gain 3 life for each creature it devoured.\nWhen ~ dies, draw a card for each creature it devoured.',
  ),
  creature(
    'Twice',
    '{0}',
    '1/1',
    'Devour 1\nDevour 2\nWhen ~ enters the battlefield, draw a card for each creature it devoured.',
  ),
]

inEditions('2004', '2011')('devoured, %s', (edition) => {
  const begin = () => {
    const game = table(edition, [{ hand: ['Gorger', 'Bolt'], battlefield: ['Elk', 'Elk', 'Elk'] }, {}], CARDS)
    return { game, elks: [game.id('1:Elk'), game.id('2:Elk')] }
  }

  test('[2011:702.80] each creature it devoured counts, as it enters and after it is gone', () => {
    const { game, elks } = begin()
    game.cast('Gorger').pass(2).reply(elks).resolve()
    expect([game.size('Gorger'), game.life(0)]).toEqual(['5/5', 26])
    const hand = game.handSize(0)
    game
      .cast('Bolt', { targets: ['Gorger'] })
      .resolve()
      .resolve()
    expect(game.handSize(0)).toBe(hand + 1)
    game.isAtAQuestion()
  })

  test('[2011:702.80] one that devoured nothing counts nothing', () => {
    const { game } = begin()
    game.cast('Gorger').pass(2).reply([]).resolve()
    expect([game.size('Gorger'), game.life(0)]).toEqual(['1/1', 20])
    game.isAtAQuestion()
  })

  test('[2011:702.80] what it devoured for either of two abilities counts', () => {
    const game = table(
      edition,
      [{ hand: ['Twice'], battlefield: ['Elk', 'Elk'], library: ['Elk', 'Elk', 'Elk'] }, {}],
      CARDS,
    )
    game
      .cast('Twice')
      .pass(2)
      .reply([game.id('1:Elk', 'battlefield')])
      .reply([game.id('1:Elk', 'battlefield')])
      .resolve()
    expect([game.size('Twice'), game.handSize(0)]).toEqual(['4/4', 2])
    game.isAtAQuestion()
  })
})
