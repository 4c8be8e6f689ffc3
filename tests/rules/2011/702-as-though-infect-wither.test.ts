/** Damage that is dealt as though its source had wither or infect: by play. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Cow', '{0}', '3/5', '', 'Creature — Ox'),
  creature('Bull', '{0}', '4/4', '', 'Creature — Ox'),
  card('Sting', '{0}', 'Instant', '~ deals 2 damage to any target.'),
  card('Old Torment', '{0}', 'Enchantment', 'All damage is dealt as though its source had wither.'),
  card(
    'Unlife',
    '{0}',
    'Enchantment',
    "You don't lose the game for having 0 or less life.\nAs long as you have 0 or less life, all damage is dealt to you as though its source had infect.",
  ),
  card('Away', '{0}', 'Instant', "Return target enchantment to its owner's hand."),
]
const play = (mine: object, theirs: object = {}): Table => table('2011', [mine, theirs], CARDS)
const poison = (game: Table, seat: number): number => game.state.players[seat]?.counters.poison ?? 0

describe('as though it had wither', () => {
  test('[2004:glossary/as-though] creatures get -1/-1 counters, from spells and in combat; players lose life', () => {
    const game = play({ battlefield: ['Old Torment', 'Bull'], hand: ['Sting', 'Sting'] }, { battlefield: ['Cow'] })
    game.cast('Sting', { targets: ['Cow'] }).resolve()
    expect([game.size('Cow'), get(game.state, game.id('Cow')).damage]).toEqual(['1/3', 0])
    game.cast('Sting', { targets: ['player 1'] }).resolve()
    expect([game.life(1), poison(game, 1)]).toEqual([18, 0])
    game.attack('Bull').block({ Cow: 'Bull' }).to('main2')
    expect([game.zone('Cow'), game.size('Bull')]).toEqual(['graveyard', '3/3'])
    game.isAtAQuestion()
  })

  test('no longer than the rule is there', () => {
    const game = play({ battlefield: ['Old Torment'], hand: ['Sting', 'Away'] }, { battlefield: ['Cow'] })
    game
      .cast('Away', { targets: ['Old Torment'] })
      .resolve()
      .cast('Sting', { targets: ['Cow'] })
      .resolve()
    expect([game.size('Cow'), get(game.state, game.id('Cow')).damage]).toEqual(['3/5', 2])
  })
})

describe('as though it had infect', () => {
  const at = (life: number): Table => play({ hand: ['Sting', 'Sting'] }, { battlefield: ['Unlife'], life })
  test('[2004:glossary/as-though] only that player, and only without life', () => {
    const game = at(3)
    game.cast('Sting', { targets: ['player 1'] }).resolve()
    expect([game.life(1), poison(game, 1)]).toEqual([1, 0])
    game.cast('Sting', { targets: ['player 1'] }).resolve()
    expect([game.life(1), poison(game, 1), game.winner()]).toEqual([-1, 0, undefined])
    game.isAtAQuestion()
  })

  test('without life they get poison counters, and lose no more', () => {
    const game = at(-1)
    game.cast('Sting', { targets: ['player 1'] }).resolve()
    expect([game.life(1), poison(game, 1)]).toEqual([-1, 2])
    game.cast('Sting', { targets: ['player 0'] }).resolve()
    expect([game.life(0), poison(game, 0)]).toEqual([18, 0])
  })

  test('what is dealt at once is dealt alike: it is asked before any of it', () => {
    const game = play({ battlefield: ['Bull', 'Cow'] }, { battlefield: ['Unlife'], life: 4 })
    game.attack('Bull', 'Cow').to('main2')
    expect([game.life(1), poison(game, 1)]).toEqual([-3, 0])
  })
})
