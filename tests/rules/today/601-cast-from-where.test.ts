import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Tide', '{0}', 'Sorcery', 'If this spell was cast from your hand, you gain 1 life.\nFlashback {0}'),
  card(
    'Ebb',
    '{0}',
    'Sorcery',
    'You gain 1 life. If this spell was cast from anywhere other than your hand, you gain 10 life.\nFlashback {0}',
  ),
  creature('Guest', '{0}', '1/1', 'When ~ enters the battlefield, if it was cast from your hand, you gain 5 life.'),
  card('Raise', '{0}', 'Sorcery', 'Return target creature card from your graveyard to the battlefield.'),
  card(
    'Wait',
    '{0}',
    'Instant',
    'When you next cast an instant or sorcery spell from your hand this turn, you gain 100 life.',
  ),
]
const board = (mine: object) => table('today', [mine, {}], CARDS)

test('a spell knows whether it was cast from the hand', () => {
  const game = board({ hand: ['Tide', 'Ebb'] })
  game.cast('Tide').resolve()
  expect(game.life(0)).toBe(21)
  game.cast('Tide', { via: 'flashback' }).resolve()
  expect(game.life(0)).toBe(21)
  game.cast('Ebb').resolve()
  expect(game.life(0)).toBe(22)
  game.cast('Ebb', { via: 'flashback' }).resolve()
  expect(game.life(0)).toBe(33)
  game.isAtAQuestion()
})

test('and so does the permanent that it becomes, but not one that is put there', () => {
  const game = board({ hand: ['Guest', 'Raise'] })
  game.cast('Guest').resolveAll()
  expect(game.life(0)).toBe(25)
  const other = board({ hand: ['Raise'], graveyard: ['Guest'] })
  other.cast('Raise', { targets: ['Guest'] }).resolveAll()
  expect([other.has('battlefield', 'Guest'), other.life(0)]).toEqual([true, 20])
  game.isAtAQuestion()
})

test('the next spell from the hand: what comes from a graveyard is passed over, and only one is noticed', () => {
  const game = board({ hand: ['Wait', 'Tide', 'Ebb'], graveyard: ['Ebb'] })
  game.cast('Wait').resolve()
  game.cast('Ebb', { via: 'flashback' }).resolveAll()
  expect(game.life(0)).toBe(31)
  game.cast('Tide').resolveAll()
  expect(game.life(0)).toBe(132)
  game.cast('Ebb').resolveAll()
  expect(game.life(0)).toBe(133)
  game.isAtAQuestion()
})
