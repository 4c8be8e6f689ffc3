import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Scorch Marks',
    '{0}',
    'Enchantment',
    'If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 counters on that creature instead.',
  ),
  card('Old Singe', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  creature('Wall', '{0}', '0/7', 'Defender'),
]
const counters = (game: ReturnType<typeof table>, name: string) => {
  const { counters: all, damage } = get(game.state, game.id(name))
  return [all['-1/-1'] ?? 0, damage]
}

test('noncombat damage to opponents’ creatures is counters; combat damage, and damage to one’s own, is not', () => {
  const mine = { battlefield: ['Scorch Marks', 'Ox'], hand: ['Old Singe', 'Old Singe'] }
  const game = table('today', [mine, { battlefield: ['Wall'] }], CARDS)
  game.cast('Old Singe', { targets: ['Wall'] }).resolve()
  expect(counters(game, 'Wall')).toEqual([2, 0])
  game.cast('Old Singe', { targets: ['Ox'] }).resolve()
  expect(counters(game, 'Ox')).toEqual([0, 2])
  const fight = table('today', [mine, { battlefield: ['Wall'] }], CARDS)
    .attack('Ox')
    .block({ Wall: 'Ox' })
  fight.to('endCombat')
  expect(counters(fight, 'Wall')[0]).toBe(0)
  expect(counters(fight, 'Wall')[1]).toBeGreaterThan(0)
  fight.isAtAQuestion()
})
