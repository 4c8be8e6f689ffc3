import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const TOLL = card('Toll', '{0}', 'Sorcery', 'Draw a card unless any player pays {1}.')
const LURE = card('Bait Call', '{0}', 'Sorcery', 'Any player may pay 3 life. If no one does, draw a card.')
const SCORCH = card(
  'Scorch',
  '{0}',
  'Sorcery',
  'Destroy target creature unless its controller has ~ deal 4 damage to them.',
)
const REVEL = creature(
  'Revel',
  '{0}',
  '1/1',
  'When ~ enters the battlefield, draw a card unless a player has ~ deal 2 damage to them.',
)

testInEditions('2004', '2011')(
  '[2004:413.2d] "unless any player pays": one payment is enough, and is asked for once (%s)',
  (edition) => {
    const game = table(edition, [{ hand: ['Toll'] }, { battlefield: ['Forest'] }, { battlefield: ['Island'] }], [TOLL])
    game.cast('Toll').until('confirm')
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    while (game.question.kind === 'pay') game.plain()
    expect(game.asks('priority').seat).toBe(0)
    expect(game.handSize(0)).toBe(0)
  },
)

test.each([
  { pays: [false, false], cards: 1, life: [20, 20] },
  { pays: [false, true], cards: 0, life: [20, 17] },
  { pays: [true], cards: 0, life: [17, 20] },
])('[2004:413.2d] "any player may pay": if no one does, it happens once: $pays', ({ pays, cards, life }) => {
  const game = table('2004', [{ hand: ['Bait Call'] }, {}], [LURE])
    .cast('Bait Call')
    .until('confirm')
  for (const [seat, pay] of pays.entries()) {
    expect(game.asks('confirm').seat).toBe(seat)
    game.reply(pay)
  }
  expect([game.handSize(0), game.life(0), game.life(1)]).toEqual([cards, ...life])
  game.isAtAQuestion()
})

test.each([true, false])(
  '[2004:413.2c] "unless its controller has it deal damage": theirs to choose (%s)',
  (accepts) => {
    const game = table('2004', [{ hand: ['Scorch'] }, { battlefield: ['Bear'] }], [SCORCH])
    game.cast('Scorch', { targets: ['Bear'] }).until('confirm')
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(accepts)
    expect([game.life(1), game.zone('Bear')]).toEqual(accepts ? [16, 'battlefield'] : [20, 'graveyard'])
    game.isAtAQuestion()
  },
)

test('[2004:413.2d] "unless a player has it deal damage": the first who accepts is enough', () => {
  const game = table('2004', [{ hand: ['Revel'] }, {}], [REVEL])
    .cast('Revel')
    .resolve()
    .until('confirm')
  expect(game.asks('confirm').seat).toBe(0)
  game.reply(true)
  expect(game.asks('priority').seat).toBe(0)
  expect([game.life(0), game.life(1), game.handSize(0)]).toEqual([18, 20, 0])
})
