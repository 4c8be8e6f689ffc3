import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Thief',
    '{0}',
    'Enchantment',
    'If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.',
  ),
  card(
    'Archive',
    '{0}',
    'Enchantment',
    'If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.',
  ),
  card(
    'Storm',
    '{0}',
    'Enchantment',
    'Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.',
  ),
  card('Pair', '{0}', 'Instant', 'Draw two cards.'),
]

test('the draw of a draw step is left alone, and everything drawn after it in that step is not', () => {
  const game = table('today', [{ battlefield: ['Thief'] }, { hand: ['Pair', 'Pair'] }], CARDS)
  const mine = game.handSize(0)
  game.to('draw', game.state.turn.number + 1)
  expect([game.handSize(0), game.handSize(1)]).toEqual([mine, 3])
  game.cast('Pair').resolve()
  expect([game.handSize(0), game.handSize(1)]).toEqual([mine + 2, 2])
  game.isAtAQuestion()
})

test('what is drawn before the draw step takes nothing from its first card', () => {
  const game = table('today', [{ battlefield: ['Thief'] }, { hand: ['Pair', 'Pair'] }], CARDS)
  const mine = game.handSize(0)
  game
    .to('upkeep', game.state.turn.number + 1)
    .cast('Pair')
    .resolve()
  expect([game.handSize(0), game.handSize(1)]).toEqual([mine + 2, 1])
  game.to('draw')
  expect([game.handSize(0), game.handSize(1)]).toEqual([mine + 2, 2])
  game.isAtAQuestion()
})

test('in another player’s draw step there is no such first card', () => {
  const game = table('today', [{ battlefield: ['Archive'], hand: ['Pair'] }, {}], CARDS)
  const mine = game.handSize(0)
  game.to('draw', game.state.turn.number + 1).pass()
  game.cast('Pair').resolve()
  expect(game.handSize(0)).toBe(mine - 1 + 4)
  game.to('main1', game.state.turn.number + 1)
  expect(game.handSize(0)).toBe(mine + 3 + 1)
  game.isAtAQuestion()
})

test('an ability that triggers on every card but that one', () => {
  const game = table('today', [{ battlefield: ['Storm'] }, { hand: ['Pair'] }], CARDS)
  game.to('draw', game.state.turn.number + 1).resolveAll()
  expect(game.life(0)).toBe(20)
  game.to('main1').cast('Pair').resolve().resolveAll()
  expect(game.life(0)).toBe(22)
  game.isAtAQuestion()
})

test('what skips the draw may do something for its own player', () => {
  const well = card(
    'Old Well',
    '{0}',
    'Enchantment',
    'If you would draw a card, instead you skip that draw and you gain 1 life.',
  )
  const game = table('today', [{ battlefield: ['Old Well'], hand: ['Pair'] }, {}], [...CARDS, well])
    .cast('Pair')
    .resolve()
  expect([game.handSize(0), game.life(0)]).toEqual([0, 22])
  game.isAtAQuestion()
})
