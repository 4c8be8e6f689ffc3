import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const SPRING = card('Spring', '{1}', 'Enchantment', 'At the beginning of your draw step, you lose 1 life.')

test('[2004:304.1] the card is drawn first, without the stack; then what triggers, then priority', () => {
  const game = table('2004', [{}, { battlefield: ['Spring', 'Mountain'], library: ['Spark', 'Bear'] }], [SPRING])
  game.to('draw', 4)
  expect(game.handSize(1)).toBe(1)
  expect(game.state.stack).toHaveLength(1)
  expect(game.asks('priority').seat).toBe(1)
  // The card drawn just now answers the trigger.
  game.cast('Spark', { targets: ['player 0'] }).resolve()
  expect([game.life(0), game.life(1)]).toEqual([17, 20])
  game.resolve()
  expect(game.life(1)).toBe(19)
})

test('[2004:304.1] what the draw sets off is ordered with what triggers as the step begins', () => {
  const fount = card('Fount', '{1}', 'Enchantment', 'Whenever you draw a card, you gain 1 life.')
  const game = table('2004', [{}, { battlefield: ['Spring', 'Fount'] }], [SPRING, fount]).until('order')
  const { seat, what, items } = game.asks('order')
  expect([seat, what, items.length, game.state.turn.step]).toEqual([1, 'triggers', 2, 'draw'])
  game.reply(items).resolve()
  expect([game.life(1) === 20, game.resolve().life(1)]).toEqual([false, 20])
})

test('[2004:304.1] only the active player draws', () => {
  const game = table('2004', [{}, {}]).to('draw', 4)
  expect([game.handSize(0), game.handSize(1)]).toEqual([0, 1])
})
