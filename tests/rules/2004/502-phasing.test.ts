import { expect, test } from 'vitest'
import { findAnywhere, getAnywhere } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Drake', '{0}', '2/2', 'Phasing'),
  creature('Twice', '{0}', '2/2', 'Phasing\nPhasing'),
  creature(
    'Harbinger',
    '{0}',
    '2/2',
    'Phasing\n~ enters the battlefield tapped.\nWhen ~ enters the battlefield, draw a card.',
  ),
  creature('Parter', '{0}', '2/2', 'Phasing\nWhen ~ leaves the battlefield, you gain 3 life.'),
  creature('Herald', '{0}', '2/2', 'Phasing\nWhenever ~ phases in, you gain 1 life.'),
  creature('Fader', '{0}', '2/2', 'When ~ phases out or leaves the battlefield, you gain 3 life.'),
  creature('Titan', '{0}', '4/4'),
  card('Spark', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Dye', '{0}', 'Instant', 'Target creature becomes red.'),
  card('Slumber', '{0}', 'Sorcery', 'You skip your next untap step.'),
  card('Mist', '{0}', 'Enchantment — Aura', 'Enchant creature\nPhasing\nEnchanted creature gets +1/+1.'),
]
const LIBRARY = { library: Array.from({ length: 6 }, () => 'Forest') }
const zoneOf = (game: Table, name: string): string => getAnywhere(game.state, game.id(name)).zone

inEditions('2004', '2011')('502.15 phasing, %s', (edition) => {
  test('[2004:502.15b] out in one untap step of its controller, in and untapped in the next, and not in between', () => {
    const game = table(edition, [{ battlefield: [{ name: 'Drake', tapped: true }], ...LIBRARY }, LIBRARY], CARDS)
    game.to('upkeep', 4)
    expect(zoneOf(game, 'Drake')).toBe('battlefield')
    game.to('upkeep', 5)
    expect([zoneOf(game, 'Drake'), getAnywhere(game.state, game.id('Drake')).tapped]).toEqual(['phasedOut', true])
    game.to('upkeep', 6)
    expect(zoneOf(game, 'Drake')).toBe('phasedOut')
    game.to('upkeep', 7)
    expect([zoneOf(game, 'Drake'), getAnywhere(game.state, game.id('Drake')).tapped]).toEqual(['battlefield', false])
    game.isAtAQuestion()
  })

  test('[2004:502.15c] nothing phases in a turn without an untap step', () => {
    const game = table(edition, [{ battlefield: ['Drake'], hand: ['Slumber'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Slumber').resolve().to('upkeep', 5)
    expect(zoneOf(game, 'Drake')).toBe('battlefield')
    expect(zoneOf(game.to('upkeep', 7), 'Drake')).toBe('phasedOut')
  })

  test('[2004:217.8a] phasing out is one event, whether or not it is leaving, too: what waits for either triggers once', () => {
    const own = { battlefield: ['Fader'], hand: ['Fade', 'Doom'], ...LIBRARY }
    for (const spell of ['Fade', 'Doom']) {
      const game = table(edition, [own, LIBRARY], CARDS).cast(spell, { targets: ['Fader'] })
      expect(game.resolveAll().life(0)).toBe(23)
      game.isAtAQuestion()
    }
  })

  test('[2004:502.15d] phasing in is no entering; abilities that speak of phasing do work, from the upkeep on', () => {
    const game = table(edition, [{ battlefield: ['Harbinger', 'Herald'], ...LIBRARY }, LIBRARY], CARDS)
    const hand = game.handSize(0)
    game.to('upkeep', 7)
    expect([zoneOf(game, 'Harbinger'), getAnywhere(game.state, game.id('Harbinger')).tapped]).toEqual([
      'battlefield',
      false,
    ])
    expect([game.state.stack.length, game.life(0)]).toEqual([1, 20])
    expect(game.resolveAll().life(0)).toBe(21)
    // Turn 5's draw; turn 7's is still to come.
    expect(game.handSize(0)).toBe(hand + 1)
  })

  test('[2004:502.15d] phasing out is leaving in 2004 alone, and what it triggers waits for the upkeep', () => {
    const game = table(edition, [{ battlefield: ['Parter'], ...LIBRARY }, LIBRARY], CARDS).to('upkeep', 5)
    expect(game.state.stack).toHaveLength(edition === '2004' ? 1 : 0)
    expect(game.resolveAll().life(0)).toBe(edition === '2004' ? 23 : 20)
    game.isAtAQuestion()
  })

  test('[2004:502.15e] damage is removed as it phases out in 2004, and stays until cleanup in 2011', () => {
    const game = table(edition, [{ battlefield: ['Titan'], hand: ['Fade', 'Spark'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Spark', { targets: ['Titan'] }).resolve()
    expect(getAnywhere(game.state, game.id('Titan')).damage).toBe(2)
    game.cast('Fade', { targets: ['Titan'] }).resolve()
    expect(getAnywhere(game.state, game.id('Titan')).damage).toBe(edition === '2004' ? 0 : 2)
    expect(getAnywhere(game.to('upkeep', 4).state, game.id('Titan')).damage).toBe(0)
  })

  test('[2004:502.15f 2004:502.15g] what lasts for ever still applies to it afterwards', () => {
    const game = table(edition, [{ battlefield: ['Titan'], hand: ['Fade', 'Dye'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Dye', { targets: ['Titan'] }).resolve()
    const id = game.id('Titan')
    game
      .cast('Fade', { targets: ['Titan'] })
      .resolve()
      .to('upkeep', 5)
    expect([game.id('Titan'), game.zone('Titan')]).toEqual([id, 'battlefield'])
    expect(game.state.lasting).toHaveLength(1)
    expect(game.state.lasting[0]?.objects).toEqual([id])
  })

  test('[2004:502.15h] it comes back with its counters, and tapped where nothing untaps it', () => {
    const mine = { name: 'Titan', tapped: true, counters: { '+1/+1': 3 } }
    const game = table(edition, [{ battlefield: [mine], hand: ['Fade'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Fade', { targets: ['Titan'] }).resolve()
    const out = getAnywhere(game.state, game.id('Titan'))
    expect([out.zone, out.tapped, out.counters['+1/+1']]).toEqual(['phasedOut', true, 3])
    game.to('upkeep', 5)
    expect([game.size('Titan'), getAnywhere(game.state, game.id('Titan')).tapped]).toEqual(['7/7', false])
  })

  test('[2004:502.15i] all that is attached goes with it and waits for it, whoever controls it', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Drake', { name: 'Blade', attachedTo: 'Drake' }], ...LIBRARY },
        { battlefield: [{ name: 'Veil', attachedTo: 'Drake' }], ...LIBRARY },
      ],
      CARDS,
    )
    expect(game.size('Drake')).toBe('4/4')
    const zones = (): string[] => ['Drake', 'Blade', 'Veil'].map((name) => zoneOf(game, name))
    game.to('upkeep', 5)
    expect(zones()).toEqual(['phasedOut', 'phasedOut', 'phasedOut'])
    game.to('upkeep', 6)
    expect(zones()).toEqual(['phasedOut', 'phasedOut', 'phasedOut'])
    game.to('upkeep', 7)
    expect(zones()).toEqual(['battlefield', 'battlefield', 'battlefield'])
    expect(game.size('Drake')).toBe('4/4')
    game.isAtAQuestion()
  })

  test('[2004:502.15i] what would go both ways goes by itself in 2004, and along in 2011', () => {
    const away = card('Away', '{0}', 'Sorcery', 'All permanents phase out.')
    const mine = { battlefield: ['Titan'], hand: ['Away'], ...LIBRARY }
    const theirs = { battlefield: [{ name: 'Veil', attachedTo: 'Titan' }], ...LIBRARY }
    const game = table(edition, [mine, theirs], [...CARDS, away])
      .cast('Away')
      .resolve()
    expect(['Titan', 'Veil'].map((name) => zoneOf(game, name))).toEqual(['phasedOut', 'phasedOut'])
    game.to('upkeep', 4)
    expect(game.zone('Veil')).toBe(edition === '2004' ? 'graveyard' : 'phasedOut')
    expect(game.to('upkeep', 5).size('Titan')).toBe(edition === '2004' ? '4/4' : '5/5')
  })

  test('[2004:306.2] phasing out it leaves combat, and who was blocked by it stays blocked', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Titan', 'Drake'], ...LIBRARY },
        { battlefield: ['Twice'], hand: ['Fade', 'Fade'], ...LIBRARY },
      ],
      CARDS,
    )
    game.attack('Titan', 'Drake').block({ Twice: 'Titan' }).pass()
    game.cast('Fade', { targets: ['Drake'] }).resolve()
    game
      .pass()
      .cast('Fade', { targets: ['Twice'] })
      .resolve()
    expect(game.state.combat?.attackers.map(({ id }) => id)).toEqual([game.id('Titan')])
    expect(game.state.combat?.blocks).toEqual([])
    expect(game.to('main2').life(1)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:502.15j] an Aura that phases by itself comes back on its creature, or goes to the graveyard', () => {
    const board = () =>
      table(
        edition,
        [{ battlefield: ['Titan', { name: 'Mist', attachedTo: 'Titan' }], hand: ['Doom'], ...LIBRARY }, LIBRARY],
        CARDS,
      ).to('upkeep', 5)
    const kept = board()
    expect([zoneOf(kept, 'Mist'), zoneOf(kept, 'Titan'), kept.size('Titan')]).toEqual([
      'phasedOut',
      'battlefield',
      '4/4',
    ])
    kept.to('upkeep', 7)
    expect([zoneOf(kept, 'Mist'), kept.size('Titan')]).toEqual(['battlefield', '5/5'])
    const bereft = board()
    bereft
      .cast('Doom', { targets: ['Titan'] })
      .resolve()
      .to('upkeep', 7)
    expect(bereft.zone('Mist')).toBe('graveyard')
    bereft.isAtAQuestion()
  })

  test('[2004:502.15n] a spell whose target is phased out as it resolves does nothing', () => {
    const game = table(
      edition,
      [
        { hand: ['Spark'], ...LIBRARY },
        { battlefield: ['Titan'], hand: ['Fade'], ...LIBRARY },
      ],
      CARDS,
    )
    game.cast('Spark', { targets: ['Titan'] }).pass()
    game.cast('Fade', { targets: ['Titan'] }).resolve()
    game.resolve()
    expect([zoneOf(game, 'Titan'), getAnywhere(game.state, game.id('Titan')).damage]).toEqual(['phasedOut', 0])
    expect(game.has('graveyard', 'Spark')).toBe(true)
  })

  test('[2004:502.15p] phasing twice phases once', () => {
    const game = table(edition, [{ battlefield: ['Twice'], ...LIBRARY }, LIBRARY], CARDS)
    expect(zoneOf(game.to('upkeep', 5), 'Twice')).toBe('phasedOut')
    expect(zoneOf(game.to('upkeep', 7), 'Twice')).toBe('battlefield')
    expect(findAnywhere(game.state, game.id('Twice'))).not.toBe(null)
  })
})

test('[2004:502.15g] in 2004 what lasts until end of turn no longer finds it; in 2011 it does', () => {
  const swollen = (edition: '2004' | '2011') => {
    const game = table(edition, [{ battlefield: ['Titan'], hand: ['Fade', 'Swell'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Swell', { targets: ['Titan'] }).resolve()
    return game
      .cast('Fade', { targets: ['Titan'] })
      .resolve()
      .state.lasting.flatMap(({ objects }) => objects)
  }
  expect([swollen('2004').length, swollen('2011').length]).toEqual([0, 1])
})
