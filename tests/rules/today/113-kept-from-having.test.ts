import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Bare Sky', '{0}', 'Enchantment', "Creatures your opponents control lose flying and can't have or gain flying."),
  card('Low Sky', '{0}', 'Enchantment', "Creatures your opponents control can't have flying."),
  creature('Kite', '{0}', '1/1', 'Flying\nVigilance'),
  card('Lift', '{0}', 'Instant', 'Target creature gains flying until end of turn.'),
  card('Wings', '{0}', 'Instant', 'Put a flying counter on target creature.'),
  card('Gale', '{0}', 'Enchantment', 'Creatures you control have flying.'),
  card('Flock', '{0}', 'Enchantment', 'Creatures with flying get +1/+1.'),
  card('Shatter', '{0}', 'Instant', 'Destroy target enchantment.'),
]
const flies = (game: Table, name: string) => hasKeyword(game.state, game.id(name, 'battlefield'), 'flying')

testInEditions('2011', 'today')(
  '[today:113.11] it loses what it can\u2019t have, and nothing gives it, whenever that began, %s',
  (edition) => {
    const mine = { battlefield: ['Bare Sky', 'Flock', 'Kite'], hand: ['Shatter'] }
    const yours = { battlefield: ['Kite', 'Ox', 'Gale'], hand: ['Lift'] }
    const game = table(edition, [mine, yours], CARDS)
    game
      .pass()
      .cast('Lift', { targets: ['Ox'] })
      .resolve()
    const flying = game.state.battlefield.filter((id) => hasKeyword(game.state, id, 'flying'))
    expect(flying).toEqual([game.id('Kite')])
    expect([flies(game, 'Ox'), game.size('Ox')]).toEqual([false, '3/3'])
    game
      .until('priority')
      .cast('Shatter', { targets: ['Bare Sky'] })
      .resolve()
    expect([flies(game, 'Ox'), hasKeyword(game.state, game.id('2:Kite'), 'flying')]).toEqual([true, true])
    game.isAtAQuestion()
  },
)

test('[today:113.11] nor do counters, nor an effect that begins later; other abilities stay', () => {
  const game = table(
    'today',
    [{ battlefield: ['Bare Sky'], hand: ['Lift', 'Wings', 'Shatter'] }, { battlefield: ['Kite'] }],
    CARDS,
  )
  game.cast('Wings', { targets: ['Kite'] }).resolve()
  game.cast('Lift', { targets: ['Kite'] }).resolve()
  expect([flies(game, 'Kite'), hasKeyword(game.state, game.id('Kite'), 'vigilance')]).toEqual([false, true])
  game.cast('Shatter', { targets: ['Bare Sky'] }).resolve()
  expect(flies(game, 'Kite')).toBe(true)
  game.isAtAQuestion()
})

test('[today:113.11] what it has of its own it loses at once', () => {
  const game = table('today', [{ battlefield: ['Kite'], hand: ['Low Sky'] }, { battlefield: ['Kite'] }], CARDS)
  game.cast('Low Sky').resolve()
  expect(game.state.battlefield.filter((id) => hasKeyword(game.state, id, 'flying'))).toHaveLength(1)
  game.isAtAQuestion()
})
