import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Labyrinth', '{0}', 'Enchantment', "Each player can't draw more than one card each turn."),
  card('Pair', '{0}', 'Instant', 'Draw two cards.'),
  card('Offer', '{0}', 'Instant', 'You may draw two cards. If you do, you gain 3 life.'),
  card('Offer One', '{0}', 'Instant', 'You may draw a card. If you do, you gain 3 life.'),
  card('Gift', '{0}', 'Instant', 'Target player draws two cards.'),
]
const MORE = [
  card(
    'Riddles',
    '{0}',
    'Enchantment',
    'If you would draw one or more cards, you draw that many cards plus one instead.',
  ),
  card('Well', '{0}', 'Enchantment', 'If you would draw a card, you gain 1 life instead.'),
]
const mine = { battlefield: ['Labyrinth'], hand: ['Pair', 'Offer', 'Offer One', 'Gift'] }

test('[today:121.2b] of what an instruction says, one is drawn each turn, and then none', () => {
  const game = table('today', [mine, {}], CARDS)
  game.cast('Pair').resolve()
  expect(game.handSize(0)).toBe(4)
  game.cast('Gift', { targets: ['player 0'] }).resolve()
  expect(game.handSize(0)).toBe(3)
  // What others have drawn this turn is counted apart.
  const other = table('today', [{ ...mine, hand: ['Pair', 'Gift'] }, {}], CARDS)
    .cast('Pair')
    .resolve()
  other.cast('Gift', { targets: ['player 1'] }).resolve()
  expect([other.handSize(0), other.handSize(1)]).toEqual([1, 1])
  // Another turn, another card: the draw step has it.
  game.to('main1', game.state.turn.number + 2)
  expect(game.handSize(0)).toBe(4)
  game.isAtAQuestion()
})

test('[today:121.2b] "may draw two" can’t be chosen, "may draw one" can, as long as none was drawn', () => {
  const game = table('today', [mine, {}], CARDS)
  game.cast('Offer').resolve()
  expect([game.question.kind, game.life(0), game.handSize(0)]).toEqual(['priority', 20, 3])
  game.cast('Offer One').resolve()
  expect(game.question.kind).toBe('confirm')
  game.reply(true)
  expect([game.life(0), game.handSize(0)]).toEqual([23, 3])
  const late = table('today', [mine, {}], CARDS).cast('Pair').resolve().cast('Offer One').resolve()
  expect([late.question.kind, late.life(0)]).toEqual(['priority', 20])
  const free = table('today', [{ hand: ['Offer'] }, {}], CARDS)
    .cast('Offer')
    .resolve()
  expect(free.question.kind).toBe('confirm')
  free.isAtAQuestion()
})

test('[today:121.2a] how many an instruction draws comes first, then each is replaced singly', () => {
  const drawn = (more: readonly string[]) => {
    const game = table('today', [{ battlefield: more, hand: ['Pair'] }, {}], [...CARDS, ...MORE])
    game.cast('Pair').resolveAll()
    return [game.handSize(0), game.life(0) - 20]
  }
  expect([drawn([]), drawn(['Riddles']), drawn(['Riddles', 'Riddles'])]).toEqual([
    [2, 0],
    [3, 0],
    [4, 0],
  ])
  expect(drawn(['Riddles', 'Well'])).toEqual([0, 3])
})

test('[today:121.2a] the draw step’s, too; nobody else’s', () => {
  const game = table('today', [{ battlefield: ['Riddles'] }, { hand: ['Pair'] }], [...CARDS, ...MORE])
  game.pass().cast('Pair').resolve()
  expect(game.handSize(1)).toBe(2)
  game.to('main1', game.state.turn.number + 1)
  expect(game.handSize(1)).toBe(3)
  game.to('main1', game.state.turn.number + 1)
  expect(game.handSize(0)).toBe(2)
  game.isAtAQuestion()
})
