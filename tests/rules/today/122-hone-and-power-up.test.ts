/** Hone counters, and power-up: two things of 2026 that make creatures stronger. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Plain Edge', '{0}', 'Artifact — Equipment', 'Equip {0}'),
  card('Whetstone', '{0}', 'Instant', 'Put two hone counters on target artifact.'),
  card('Cup', '{0}', 'Artifact'),
  card('Gilt', '{0}', 'Artifact Enchantment — Aura', 'Enchant creature'),
  creature('Riser', '{2}{R}', '2/2', 'Power-up — {4}{R}: Put two +1/+1 counters on ~.'),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target creature, then return it to the battlefield under its owner's control.",
  ),
]

describe('hone counters', () => {
  test('[today:122.1j] +1/+0 for each on the Equipment, for the creature that it is attached to', () => {
    const game = table(
      'today',
      [{ battlefield: ['Plain Edge', 'Bear', 'Ox'], hand: ['Whetstone', 'Whetstone'] }, {}],
      CARDS,
    )
    game.cast('Whetstone', { targets: ['Plain Edge'] }).resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '3/3'])
    game.activate('Plain Edge', 0, { targets: ['Bear'] }).resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['4/2', '3/3'])
    game.cast('Whetstone', { targets: ['Plain Edge'] }).resolve()
    expect(game.size('Bear')).toBe('6/2')
    game.activate('Plain Edge', 0, { targets: ['Ox'] }).resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '7/3'])
    game.isAtAQuestion()
  })

  test('[today:122.1j] not by counters on something that is no Equipment', () => {
    const game = table('today', [{ battlefield: ['Cup', 'Bear'], hand: ['Whetstone'] }, {}], CARDS)
    game.cast('Whetstone', { targets: ['Cup'] }).resolve()
    expect(game.size('Bear')).toBe('2/2')
    // Nor on an Aura that is attached.
    const gilt = table('today', [{ battlefield: ['Bear'], hand: ['Gilt', 'Whetstone'] }, {}], CARDS)
    gilt.cast('Gilt', { targets: ['Bear'] }).resolve()
    gilt.cast('Whetstone', { targets: ['Gilt'] }).resolve()
    expect([gilt.size('Bear'), get(gilt.state, gilt.id('Gilt')).counters]).toEqual(['2/2', { hone: 2 }])
    gilt.isAtAQuestion()
  })
})

describe('power-up', () => {
  const why = (game: Table) =>
    game.why({ do: 'activate', ...game.nth(game.id('Riser', 'battlefield'), 0) })?.key ?? null
  test('[today:702.193] on the turn on which it entered its mana cost is taken off: {2} of {4}{R}', () => {
    const game = table('today', [{ hand: ['Riser'], pool: '{C}{C}{R}{C}{C}' }, {}], CARDS)
      .cast('Riser')
      .resolve()
    game.activate('Riser').resolve()
    expect([game.size('Riser'), game.pool(0)]).toEqual(['4/4', ''])
    expect(why(game)).toBe('activate.usedUp')
    game.isAtAQuestion()
  })

  test('[today:702.193] afterwards it costs what it says, and it is used once only', () => {
    const poor = table('today', [{ battlefield: ['Riser'], pool: '{C}{C}{C}{R}' }, {}], CARDS)
    expect(why(poor)).toBe('cast.cantPay')
    const rich = table('today', [{ battlefield: ['Riser'], pool: '{C}{C}{C}{C}{R}{C}{C}{C}{C}{R}' }, {}], CARDS)
    rich.activate('Riser').resolve()
    expect([rich.pool(0), why(rich)]).toEqual(['CCCCR', 'activate.usedUp'])
  })

  test('[today:702.193] another object may use it again', () => {
    const game = table('today', [{ battlefield: ['Riser'], hand: ['Blink'], pool: '{C}{C}{C}{C}{C}{C}{R}' }, {}], CARDS)
    game
      .activate('Riser')
      .resolve()
      .cast('Blink', { targets: ['Riser'] })
      .resolve()
    expect([game.size('Riser'), why(game)]).toEqual(['2/2', null])
    game.activate('Riser').resolve()
    expect([game.size('Riser'), game.pool(0)]).toEqual(['4/4', ''])
    game.isAtAQuestion()
  })
})
