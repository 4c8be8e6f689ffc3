/** Events that cause no abilities to trigger, and abilities that trigger again while something is so. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Warden', '{0}', '1/1', "Creatures entering the battlefield don't cause abilities to trigger."),
  creature('Hush', '{0}', '1/1', "Creatures entering the battlefield or dying don't cause abilities to trigger."),
  creature('Usher', '{0}', '1/1', 'When ~ enters the battlefield, you gain 1 life.'),
  creature('Mourner', '{0}', '1/1', 'When ~ dies, you gain 3 life.'),
  card('Gate', '{0}', 'Artifact', 'Whenever a permanent enters the battlefield, you gain 5 life.'),
  card('Bell', '{0}', 'Artifact', 'Whenever a creature leaves the battlefield, you gain 7 life.'),
  card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.'),
  card('Recall', '{0}', 'Sorcery', "Return target creature to its owner's hand."),
  card('Pledge', '{0}', 'Instant', 'When target creature dies this turn, you gain 11 life.'),
  card('Shrine', '{0}', 'Enchantment — Shrine', 'When ~ enters the battlefield, you gain 1 life.'),
  card(
    'Sanctum',
    '{0}',
    'Enchantment — Shrine',
    'If an ability of another Shrine you control triggers while you control three or more Shrines, that ability triggers an additional time.',
  ),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const life = (game: Table) => game.resolveAll().life(0)

test('what enters causes no ability to trigger, neither its own nor another’s; what is no creature does', () => {
  const game = play({ hand: ['Usher', 'Shrine'], battlefield: ['Gate'] }, { battlefield: ['Warden'] })
  game.cast('Usher').resolve()
  expect([game.state.stack.length, life(game)]).toEqual([0, 20])
  game.cast('Shrine').resolve()
  expect(life(game)).toBe(26)
  game.isAtAQuestion()
  expect(
    life(
      play({ hand: ['Usher'], battlefield: ['Gate'] })
        .cast('Usher')
        .resolve(),
    ),
  ).toBe(26)
})

test('what dies together with the rule causes none either, whatever words the trigger has', () => {
  const mine = { hand: ['Doom', 'Pledge'], battlefield: ['Mourner', 'Bell'] }
  const without = play(mine)
    .cast('Pledge', { targets: ['Mourner'] })
    .resolve()
  expect(life(without.cast('Doom').resolve())).toBe(20 + 3 + 7 + 11)
  const game = play(mine, { battlefield: ['Hush'] })
    .cast('Pledge', { targets: ['Mourner'] })
    .resolve()
  expect(life(game.cast('Doom').resolve())).toBe(20)
  expect(game.zone('Mourner')).toBe('graveyard')
  game.isAtAQuestion()
})

test('what leaves without dying still does', () => {
  const game = play({ hand: ['Recall'], battlefield: ['Bell', 'Mourner', 'Hush'] })
  expect(life(game.cast('Recall', { targets: ['Mourner'] }).resolve())).toBe(27)
  // Creatures that die cause abilities to trigger where only entering is spoken of.
  const other = play({ hand: ['Doom'], battlefield: ['Bell', 'Mourner', 'Warden'] })
  expect(life(other.cast('Doom').resolve())).toBe(20 + 3 + 14)
})

test('[today:603.2d] an additional time only while there are so many', () => {
  const game = play({ hand: ['Shrine', 'Shrine'], battlefield: ['Sanctum'] })
  expect(life(game.cast('Shrine').resolve())).toBe(21)
  expect(life(game.cast('Shrine').resolve())).toBe(23)
  game.isAtAQuestion()
})
