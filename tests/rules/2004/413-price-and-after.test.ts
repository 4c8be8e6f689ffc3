/** A price paid so often, and what is done or not done for it (413.2c, 413.2e). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Levy',
    '{0}',
    'Sorcery',
    'Target player may pay {1} for each creature they control. If they do, you gain 1 life. Otherwise, they lose 4 life.',
  ),
  card('Toll', '{0}', 'Sorcery', "Target player may pay {3} or 2 life. If that player doesn't, you draw a card."),
  card(
    'Toll Tithe',
    '{0}',
    'Sorcery',
    'Any player may pay half their life, rounded up. If a player does, you draw a card.',
  ),
  creature('Elk', '{0}', '2/5'),
]

inEditions('2004', '2011')('413 a price and after, %s', (edition) => {
  const offered = (spell: string): Table =>
    table(edition, [{ hand: [spell] }, { battlefield: ['Elk', 'Elk', 'Forest', 'Forest', 'Forest'] }], CARDS)
      .cast(spell, { targets: ['player 1'] })
      .resolve()
  test('[2004:413.2c] paid for each creature, or not at all', () => {
    const paid = offered('Levy').reply(true)
    while (paid.question.kind === 'pay') paid.plain()
    expect([paid.life(0), paid.life(1)]).toEqual([21, 20])
    const refused = offered('Levy').reply(false)
    expect([refused.life(0), refused.life(1)]).toEqual([20, 16])
  })

  test('[2004:413.2e] the one or the other; who pays neither lets you draw', () => {
    const refused = offered('Toll').reply(false)
    while (refused.question.kind === 'confirm') refused.reply(false)
    expect([refused.handSize(0), refused.life(1)]).toEqual([1, 20])
  })

  test('[2004:413.2c] half of the life of whoever pays', () => {
    const paid = table(edition, [{ hand: ['Toll Tithe'] }, { life: 7 }], CARDS)
      .cast('Toll Tithe')
      .resolve()
      .reply(false)
      .reply(true)
    expect([paid.life(0), paid.life(1), paid.handSize(0)]).toEqual([20, 3, 1])
  })
})
