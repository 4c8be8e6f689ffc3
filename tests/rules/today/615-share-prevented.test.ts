/** Damage of which all but some, or half, is prevented; damage assigned as though a creature weren't blocked. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Roof',
    '{0}',
    '1/1',
    'If a source would deal damage to another Dinosaur you control, prevent all but 1 of that damage.',
    'Creature — Dinosaur',
  ),
  creature('Saur', '{0}', '3/5', '', 'Creature — Dinosaur'),
  card(
    'Shade',
    '{0}',
    'Enchantment',
    'If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.',
  ),
  card('Bolt', '{0}', 'Instant', '~ deals 3 damage to any target.'),
  card('Prick', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  creature('Plain One', '{0}', '4/4'),
  creature('Leech', '{0}', '4/4', 'Lifelink'),
  card(
    'Lesson',
    '{0}',
    'Enchantment',
    "You may have creatures you control with no abilities assign their combat damage as though they weren't blocked.",
  ),
  creature(
    'Siege Beast',
    '{0}',
    '4/4',
    "As long as ~ is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.",
  ),
  card(
    'Might',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature's controller may have it assign its combat damage as though it weren't blocked.",
  ),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('all but 1 of it is prevented, of each damage by itself, and 1 is dealt', () => {
  const game = board({ battlefield: ['Roof', 'Saur'], hand: ['Bolt', 'Prick'] })
  game.cast('Bolt', { targets: ['Saur'] }).resolve()
  expect(get(game.state, game.id('Saur')).damage).toBe(1)
  game.cast('Prick', { targets: ['Saur'] }).resolve()
  expect(get(game.state, game.id('Saur')).damage).toBe(2)
  game.isAtAQuestion()
  // Not itself, and not the player.
  const other = board({ battlefield: ['Roof'], hand: ['Bolt', 'Bolt'] })
    .cast('Bolt', { targets: ['player 0'] })
    .resolve()
  expect(other.life(0)).toBe(17)
  expect(
    other
      .cast('Bolt', { targets: ['Roof'] })
      .resolve()
      .zone('Roof'),
  ).toBe('graveyard')
})

test('half of it, rounded up, of what is dealt to either', () => {
  const game = board({ battlefield: ['Shade', 'Saur'], hand: ['Bolt', 'Bolt', 'Prick'] }, { hand: ['Bolt'] })
  game.cast('Bolt', { targets: ['player 0'] }).resolve()
  game.cast('Bolt', { targets: ['Saur'] }).resolve()
  game.cast('Prick', { targets: ['player 0'] }).resolve()
  expect([game.life(0), get(game.state, game.id('Saur')).damage]).toEqual([19, 1])
  game
    .pass()
    .cast('Bolt', { targets: ['player 1'] })
    .resolve()
  expect(game.life(1)).toBe(17)
  game.isAtAQuestion()
})

const attacked = (mine: readonly string[], attacker: string) =>
  board({ battlefield: mine, hand: ['Might'] }, { battlefield: ['Ox'] })
    .attack(attacker)
    .block({ Ox: attacker })

test('[today:510.1c] its controller may have it assign its damage as though it weren’t blocked', () => {
  for (const [mine, attacker] of [
    [['Lesson', 'Plain One'], 'Plain One'],
    [['Siege Beast'], 'Siege Beast'],
  ] as const) {
    const game = attacked(mine, attacker).until('confirm')
    expect(game.asks('confirm')).toMatchObject({ seat: 0, reason: 'asUnblocked' })
    expect(game.reply(true).to('endCombat').life(1)).toBe(16)
    game.isAtAQuestion()
    expect(attacked(mine, attacker).until('confirm').reply(false).to('endCombat').life(1)).toBe(20)
  }
  // One that has an ability isn't among them; what the beast says holds only while it attacks.
  const through = (mine: readonly string[], attacker: string) => attacked(mine, attacker).to('endCombat').life(1)
  expect([through(['Plain One'], 'Plain One'), through(['Lesson', 'Leech'], 'Leech')]).toEqual([20, 20])
  expect(through(['Siege Beast', 'Plain One'], 'Plain One')).toBe(20)
})

test('[today:510.1c] of an enchanted creature that is who controls it, not the Aura', () => {
  const game = board({ hand: ['Might'], battlefield: ['Ox'] }, { battlefield: ['Plain One'] })
  game.cast('Might', { targets: ['Plain One'] }).resolve()
  game.to('main1', game.state.turn.number + 1)
  game.attack('Plain One').block({ Ox: 'Plain One' }).until('confirm')
  expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'asUnblocked' })
  game.isAtAQuestion()
})
