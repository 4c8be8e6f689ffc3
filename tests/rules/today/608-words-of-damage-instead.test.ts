/** "It deals 5 damage instead": by what the damage before is dealt by, to the same target. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ogre', '{0}', '3/5'),
  card('Swamp', '', 'Basic Land — Swamp'),
  card(
    'Jolt',
    '{0}',
    'Sorcery',
    '~ deals 2 damage to target creature. If you control a Swamp, it deals 5 damage instead.',
  ),
  card('Bolt', '{0}', 'Sorcery', '~ deals 2 damage to any target. If you control a Swamp, it deals 5 damage instead.'),
  card(
    'Lash',
    '{0}',
    'Sorcery',
    '~ deals 2 damage to target player. If you control a Swamp, it deals 5 damage instead.',
  ),
  creature(
    'Sage',
    '{0}',
    '1/1',
    'Lifelink\nWhen ~ enters the battlefield, it deals 2 damage to any target. If you control a Swamp, it deals 5 damage instead.',
  ),
]
const playing = (name: string, lands: readonly string[], target: string) =>
  table('today', [{ hand: [name], battlefield: lands, life: 10 }, { battlefield: ['Ogre'] }], CARDS)
    .cast(name, { targets: [target] })
    .resolve()

test.each([
  ['Jolt', 'Ogre'],
  ['Bolt', 'Ogre'],
])('%s: the same creature is dealt the one or the other', (name, target) => {
  expect(playing(name, [], target).has('battlefield', 'Ogre')).toBe(true)
  const more = playing(name, ['Swamp'], target)
  expect(more.has('battlefield', 'Ogre')).toBe(false)
  more.isAtAQuestion()
})

test.each(['Bolt', 'Lash'])('%s: the same player', (name) => {
  expect(playing(name, [], 'player 1').life(1)).toBe(18)
  expect(playing(name, ['Swamp'], 'player 1').life(1)).toBe(15)
})

test('it is the permanent that deals it', () => {
  const game = table('today', [{ hand: ['Sage'], battlefield: ['Swamp'], life: 10 }, {}], CARDS)
  game.cast('Sage').resolve()
  game.reply([{ player: 1 }]).resolve()
  expect([game.life(0), game.life(1)]).toEqual([15, 15])
  game.isAtAQuestion()
})
