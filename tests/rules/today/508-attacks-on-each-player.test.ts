/** "Whenever you attack a player": once for each player attacked (today:508.3). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ox', '{0}', '2/4'),
  card('Tyrant', '{0}', 'Enchantment', 'Whenever you attack a player, tap target creature that player controls.'),
  card(
    'Spy',
    '{0}',
    'Enchantment',
    'Whenever an opponent attacks another one of your opponents, you and the attacking player each draw a card and lose 1 life.',
  ),
  card('Pack', '{0}', 'Enchantment', 'Whenever you attack a player with two or more creatures, you gain 1 life.'),
  card(
    'Raid',
    '{0}',
    'Enchantment',
    'Whenever two or more creatures you control attack a player, that player loses 1 life and those creatures get +1/+0 until end of turn.',
  ),
  card('Ring', '{0}', 'Artifact — Equipment', 'Equip {0}'),
  creature(
    'Hawk',
    '{0}',
    '1/1',
    'Whenever Hawk deals combat damage to a player who controls more lands than you, you gain 5 life.',
  ),
]
const three = (mine: Side, one: Side = {}, two: Side = {}): Table => table('today', [mine, one, two], CARDS)
const attack = (game: Table, ...on: readonly (readonly [string, number])[]): Table => {
  if (game.question.kind !== 'attackers') game.until('attackers')
  return game.reply(on.map(([name, player]) => ({ id: game.id(name, 'battlefield'), defender: { player } })))
}

test('[today:508.3] each of two players attacked, with what that player controls', () => {
  const game = three(
    { battlefield: ['Imp', 'Ox', 'Tyrant'] },
    { battlefield: ['Hawk'] },
    { battlefield: ['Ring', 'Imp'] },
  )
  attack(game, ['Ox', 1])
  expect(game.asks('targets').seat).toBe(0)
  game.reply([game.ref('Hawk')]).resolveAll()
  expect(get(game.state, game.id('Hawk')).tapped).toBe(true)
  game.isAtAQuestion()
})

test('both, where both are attacked', () => {
  const game = three({ battlefield: ['Imp', 'Ox', 'Tyrant'] }, { battlefield: ['Hawk'] }, { battlefield: ['Hawk'] })
  attack(game, ['Imp', 1], ['Ox', 2])
  game.resolveAll()
  expect(
    game.state.battlefield
      .filter((id) => game.state.printed[get(game.state, id).face]?.name === 'Hawk')
      .map((id) => get(game.state, id).tapped),
  ).toEqual([true, true])
  game.isAtAQuestion()
})

test('you and the attacking player draw and lose life, for an attack on another opponent only', () => {
  const board = [{ life: 10, battlefield: ['Imp', 'Ox'] }, { life: 10, battlefield: ['Spy'] }, { life: 10 }] as const
  const other = three(...(board as unknown as [Side, Side, Side]))
  attack(other, ['Imp', 2]).resolveAll()
  expect([0, 1, 2].map((seat) => other.life(seat))).toEqual([9, 9, 10])
  expect([other.handSize(0), other.handSize(1)]).toEqual([1, 1])
  const own = three(...(board as unknown as [Side, Side, Side]))
  attack(own, ['Imp', 1]).resolveAll()
  expect([0, 1, 2].map((seat) => own.life(seat))).toEqual([10, 10, 10])
  own.isAtAQuestion()
})

test('with so many creatures against one of them', () => {
  const side = { life: 10, battlefield: ['Imp', 'Ox', 'Hawk', 'Pack'] }
  const spread = attack(three(side), ['Imp', 1], ['Ox', 2], ['Hawk', 2]).resolveAll()
  expect(spread.life(0)).toBe(11)
  const single = attack(three(side), ['Imp', 1], ['Ox', 2]).resolveAll()
  expect(single.life(0)).toBe(10)
})

test.each([
  [['Forest'], 15],
  [[], 10],
])('damage to a player who controls more lands: %j', (battlefield, life) => {
  const game = table('today', [{ life: 10, battlefield: ['Hawk'] }, { battlefield }], CARDS)
  game.attack('Hawk').to('endCombat')
  expect(game.life(0)).toBe(life)
  game.isAtAQuestion()
})

test('two or more that attack a player: those on one of them, and not those on another', () => {
  const side = { battlefield: ['Imp', 'Ox', 'Hawk', 'Raid'] }
  const game = three(side, { life: 10 }, { life: 10 })
  attack(game, ['Imp', 1], ['Ox', 1], ['Hawk', 2]).resolveAll()
  expect([game.life(1), game.life(2)]).toEqual([9, 10])
  expect(['Imp', 'Ox', 'Hawk'].map((name) => game.size(name))).toEqual(['2/1', '3/4', '1/1'])
  game.isAtAQuestion()
  const apart = three(side, { life: 10 }, { life: 10 })
  attack(apart, ['Imp', 1], ['Hawk', 2]).resolveAll()
  expect(['Imp', 'Hawk'].map((name) => apart.size(name))).toEqual(['1/1', '1/1'])
})
