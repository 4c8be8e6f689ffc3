/** Counters of whatever kind, as many as wanted, as many again, and on several things (416.3, 413.2c). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Jar',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\n{0}: Put a charge counter on ~.',
  ),
  card('Scour', '{0}', 'Instant', 'Remove a counter from target permanent.'),
  card('Purge', '{0}', 'Sorcery', 'Remove all counters from target permanent.'),
  card('Conduit', '{0}', 'Artifact', '{T}, Remove a counter from a permanent you control: You gain 2 life.'),
  creature(
    'Spring',
    '{0}',
    '0/1',
    '~ enters the battlefield with two +1/+0 counters on it.\n{X}: Put up to X +1/+0 counters on ~. This ability can’t cause the total number of +1/+0 counters on ~ to be greater than four.'.replace(
      '’',
      "'",
    ),
  ),
  creature(
    'Hydra',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\n{0}: Double the number of +1/+1 counters on ~.',
  ),
  card('Leak', '{0}', 'Sorcery', 'Remove up to three +1/+1 counters from target creature.'),
  creature('Twins', '{0}', '4/4', '{T}: Put a -1/-1 counter on ~ and a -1/-1 counter on target creature.'),
  card('Chill', '{0}', 'Enchantment', 'Creatures with counters on them can’t attack or block.'.replace('’', "'")),
  card('Tally', '{0}', 'Instant', 'Tap all creatures with three or more counters on them.'),
  creature(
    'Tide',
    '{0}',
    '2/2',
    '{0}: Put a tide counter on ~.\nAs long as there is exactly one tide counter on ~, it gets +3/+0.',
  ),
]
const on = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).counters

inEditions('2004', '2011')('counters of kinds, %s', (edition) => {
  const board = (hand: readonly string[], battlefield: readonly string[] = [], pool = '') =>
    table(edition, [{ hand, battlefield, pool }, {}], CARDS)
  const jar = (hand: readonly string[], also: readonly string[] = []) =>
    board(['Jar', ...hand], also)
      .cast('Jar')
      .resolve()
      .activate('Jar', 1)
      .resolve()

  test('[2004:416.3 2004:413.2c] one of several kinds is chosen as it is removed', () => {
    const game = jar(['Scour'])
      .cast('Scour', { targets: ['Jar'] })
      .pass(2)
    expect(game.asks('word').words).toEqual(['+1/+1', 'charge'])
    game.reply('charge')
    expect(on(game, 'Jar')).toEqual({ '+1/+1': 2 })
    game.isAtAQuestion()
  })

  test('[2004:416.3] all of them, of every kind', () => {
    expect(
      on(
        jar(['Purge'])
          .cast('Purge', { targets: ['Jar'] })
          .resolve(),
        'Jar',
      ),
    ).toEqual({})
  })

  test('[2004:403.2] a cost of any counter is paid with one; without one it can’t be', () => {
    const game = jar([], ['Conduit'])
    game
      .reply({ do: 'activate', ...game.nth(game.id('Conduit'), 0) })
      .reply('+1/+1')
      .resolve()
    expect([game.life(0), on(game, 'Jar')]).toEqual([22, { '+1/+1': 1, charge: 1 }])
    const bare = board([], ['Conduit', 'Bear'])
    expect(bare.why({ do: 'activate', ...bare.nth(bare.id('Conduit'), 0) })?.key).toBe('cost.noCounters')
  })

  test('[2004:413.2c] up to X, but no more than the most that there may be', () => {
    const game = board(['Spring'], [], '{C}{C}{C}{C}{C}').cast('Spring').resolve()
    game.activate('Spring', 1, { x: 5 }).pass(2)
    expect(game.asks('number')).toMatchObject({ min: 0, max: 2 })
    game.reply(1)
    expect(on(game, 'Spring')).toEqual({ '+1/+0': 3 })
  })

  test('[2004:416.3] up to three of those that are there', () => {
    const game = jar(['Leak'])
      .cast('Leak', { targets: ['Jar'] })
      .pass(2)
    expect(game.asks('number')).toMatchObject({ min: 0, max: 2 })
    expect(on(game.reply(2), 'Jar')).toEqual({ charge: 1 })
  })

  test('[2004:413.2b] doubling puts as many more as there are then', () => {
    const game = board(['Hydra']).cast('Hydra').resolve().activate('Hydra', 1).resolve().activate('Hydra', 1).resolve()
    expect(on(game, 'Hydra')).toEqual({ '+1/+1': 8 })
  })

  test('[2004:413.2b] two counters in one sentence: one on each', () => {
    const game = board([], ['Twins', 'Ox'])
      .activate('Twins', 0, { targets: ['Ox'] })
      .resolve()
    expect([game.size('Twins'), game.size('Ox')]).toEqual(['3/3', '2/2'])
  })

  test('[2004:500.1] "with counters on them": of any kind', () => {
    const charged = (also: readonly string[]) =>
      board([], ['Jar', ...also])
        .activate('Jar', 1)
        .resolve()
    expect(() => charged(['Chill']).attack('Jar')).toThrow()
    expect(charged([]).attack('Jar').state.combat?.attackers.length).toBe(1)
    expect(board([], ['Jar', 'Chill']).attack('Jar').state.combat?.attackers.length).toBe(1)
  })

  test('[2004:416.3] so many counters, whatever their kinds, are counted together', () => {
    // Two of one kind, and one of the other.
    const three = jar(['Tally']).cast('Tally').resolve()
    expect([get(three.state, three.id('Jar')).tapped, on(three, 'Jar')]).toEqual([true, { '+1/+1': 2, charge: 1 }])
    const two = board(['Jar', 'Tally']).cast('Jar').resolve().cast('Tally').resolve()
    expect([get(two.state, two.id('Jar')).tapped, on(two, 'Jar')]).toEqual([false, { '+1/+1': 2 }])
    two.isAtAQuestion()
  })

  test('[2004:405.1] exactly one: neither none nor two', () => {
    const game = board([], ['Tide'])
    expect(game.size('Tide')).toBe('2/2')
    expect(game.activate('Tide', 0).resolve().size('Tide')).toBe('5/2')
    expect(game.activate('Tide', 0).resolve().size('Tide')).toBe('2/2')
  })
})
