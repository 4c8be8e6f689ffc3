import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Ox', '{0}', '4/4', '', 'Creature — Ox'),
  creature('Mouse', '{0}', '1/1', '', 'Creature — Mouse'),
  creature('Negative', '{0}', '5/5', 'Whenever ~ is dealt damage, sacrifice that many permanents.'),
  creature(
    'Shrieker',
    '{0}',
    '1/1',
    "{0}: Target player mills a card. ~ gets +X/+X until end of turn, where X is the milled card's mana value.",
  ),
  creature(
    'Giant',
    '{0}',
    '3/3',
    'Tap an untapped creature you control other than ~: ~ gets +X/+0 until end of turn, where X is the power of the creature tapped this way.',
  ),
  card(
    'Cure',
    '{0}',
    'Instant',
    'Until end of turn, whenever a player gains life, that player loses 2 life for each 1 life they gained.',
  ),
  card(
    'Cradle',
    '{0}',
    'Enchantment',
    'Whenever you gain life, put a +1/+1 counter on target creature for each 1 life you gained.',
  ),
  card('Draught', '{0}', 'Instant', 'You gain 3 life.'),
  card(
    'Dusk',
    '{0}',
    'Enchantment',
    "Lands don't untap during their controllers' untap steps.\nAt the beginning of each player's upkeep, that player untaps a land they control.",
  ),
  card(
    'Wire',
    '{0}',
    'Artifact',
    "At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each charge counter on ~.",
  ),
  card('Volt', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Heap', '{4}', 'Artifact'),
]

inEditions('2004', '2011')('413 amounts for each, %s', (edition) => {
  test('[2004:413.2b] as many are sacrificed as the damage was', () => {
    const game = table(edition, [{ battlefield: ['Negative', 'Heap', 'Mouse'], hand: ['Volt'] }, {}], CARDS)
    game
      .cast('Volt', { targets: ['Negative'] })
      .resolve()
      .resolve()
    const question = game.asks('choose')
    expect([question.min, question.max]).toEqual([2, 2])
    game.reply([game.id('Heap'), game.id('Mouse')])
    expect([game.zone('Heap'), game.zone('Mouse'), game.zone('Negative')]).toEqual([
      'graveyard',
      'graveyard',
      'battlefield',
    ])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] the milled card is the one that was put there', () => {
    const game = table(edition, [{ battlefield: ['Shrieker'] }, { library: ['Heap', 'Ox'], graveyard: ['Ox'] }], CARDS)
    game.activate('Shrieker', 0, { targets: ['player 1'] }).resolve()
    expect(game.size('Shrieker')).toBe('5/5')
    game.isAtAQuestion()
  })

  test('[2004:413.2f] the creature tapped this way is the one that paid', () => {
    const game = table(edition, [{ battlefield: ['Giant', 'Ox'] }, {}], CARDS)
    game.activate('Giant').resolveAll()
    expect(game.size('Giant')).toBe('7/3')
    game.isAtAQuestion()
  })

  test('[2004:413.2b] for each 1 life gained: once for the whole amount', () => {
    const game = table(edition, [{ battlefield: ['Cradle', 'Mouse'], hand: ['Cure', 'Draught'] }, {}], CARDS)
    const before = game.life(0)
    game.cast('Cure').resolve().cast('Draught').resolve().resolveAll()
    expect(game.life(0)).toBe(before + 3 - 6)
    expect(game.size('Mouse')).toBe('4/4')
    game.isAtAQuestion()
  })

  test('[2004:413.2c] each player untaps, or taps, what that player chooses of their own', () => {
    const lands = ['Forest', 'Island']
    const game = table(
      edition,
      [{ battlefield: ['Dusk'] }, { battlefield: lands.map((name) => ({ name, tapped: true })) }],
      CARDS,
    )
    game.to('upkeep', 2).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 1, min: 1, max: 1 })
    game.reply([game.id('Island')])
    expect(lands.map((name) => get(game.state, game.id(name)).tapped)).toEqual([true, false])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] so many for each counter', () => {
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Wire', counters: { charge: 2 } }] }, { battlefield: ['Forest', 'Ox', 'Heap'] }],
      CARDS,
    )
    game.to('upkeep', 2).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 1, min: 2, max: 2 })
    game.isAtAQuestion()
  })
})
