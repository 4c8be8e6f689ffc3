import { describe, expect, test } from 'vitest'
import { EDITION_IDS } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Lure', '{1}', '5/5', 'Whenever ~ becomes blocked, you gain 1 life.'),
  creature('Brawler', '{1}', '5/5', 'Whenever a creature blocks ~, you gain 1 life.'),
  creature('Bully', '{1}', '5/5', 'Whenever ~ becomes blocked by a creature, you gain 1 life.'),
  creature('Duelist', '{1}', '9/9', 'Whenever ~ becomes blocked by two or more creatures, you gain 1 life.'),
  creature(
    'Guard',
    '{1}',
    '1/9',
    '~ can block an additional creature each combat.\nWhenever ~ blocks, you gain 1 life.',
  ),
  creature(
    'Warden',
    '{1}',
    '1/9',
    '~ can block an additional creature each combat.\nWhenever ~ blocks a creature, you gain 1 life.',
  ),
  card('Shove', '{U}', 'Instant', 'Target unblocked attacking creature becomes blocked.'),
]

/** How many abilities are on the stack, once orders (of blockers in 2011, of triggers) have been chosen. */
function triggered(game: Table): number {
  while (game.question.kind === 'order') game.plain()
  return game.state.stack.length
}

describe.each(EDITION_IDS)('triggers on blocks, %s', (edition) => {
  test('[2004:410.9 2004:410.9a 2004:glossary/event] becoming blocked is one event, however many block', () => {
    const game = table(edition, [{ battlefield: ['Lure'] }, { battlefield: ['Bear', 'Bear', 'Ox'] }], CARDS)
    game.attack('Lure').block({ '1:Bear': 'Lure', '2:Bear': 'Lure', Ox: 'Lure' })
    expect(triggered(game)).toBe(1)
    game.resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:410.9 2004:410.9c 2004:glossary/event] each blocking creature is an event of its own', () => {
    for (const name of ['Brawler', 'Bully']) {
      const game = table(edition, [{ battlefield: [name] }, { battlefield: ['Bear', 'Bear', 'Ox'] }], CARDS)
      game.attack(name).block({ '1:Bear': name, '2:Bear': name, Ox: name })
      expect(triggered(game)).toBe(3)
    }
  })

  test('[2004:410.9a] an unblocked attacker stays without the trigger', () => {
    const game = table(edition, [{ battlefield: ['Lure'] }, { battlefield: ['Bear'] }], CARDS)
    game.attack('Lure').block({}).to('main2')
    expect(game.life(0)).toBe(20)
  })

  test('[2004:410.9a] an effect makes it become blocked where it is not, and does nothing where it is', () => {
    const press = card('Press', '{0}', 'Instant', 'Target attacking creature becomes blocked.')
    for (const blocks of [{}, { Bear: 'Lure' }]) {
      const sides = [{ battlefield: ['Lure'], hand: ['Press', 'Press'] }, { battlefield: ['Bear'] }] as const
      const game = table(edition, [sides[0], sides[1]], [...CARDS, press])
        .attack('Lure')
        .block(blocks)
      for (let n = 0; n < 2; n++) game.resolveAll().cast('Press', { targets: ['Lure'] })
      expect([game.resolveAll().life(0), game.state.combat?.attackers[0]?.blocked]).toEqual([21, true])
    }
  })

  test('[2004:410.9a] a creature that blocks two has blocked once', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Guard'] }], CARDS)
    game.attack('Bear', 'Ox').block({ Guard: ['Bear', 'Ox'] })
    expect(triggered(game)).toBe(1)
  })

  test('[2004:410.9b] "blocks a creature" triggers for each of them', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Warden'] }], CARDS)
    game.attack('Bear', 'Ox').block({ Warden: ['Bear', 'Ox'] })
    expect(triggered(game)).toBe(2)
    game.resolveAll()
    expect(game.life(1)).toBe(22)
  })

  test('[2004:410.9a] an effect that makes it blocked triggers it, once', () => {
    const game = table(edition, [{ battlefield: ['Lure', 'Island'], hand: ['Shove'] }, {}], CARDS)
    game.attack('Lure').to('declareBlockers')
    game.cast('Shove', { targets: ['Lure'] }).resolve()
    expect(triggered(game)).toBe(1)
    game.resolveAll()
    expect(game.life(0)).toBe(21)
    expect(game.to('main2').life(1)).toBe(20)
  })

  test('[2004:410.9c] an effect that makes it blocked is no blocking creature', () => {
    for (const name of ['Brawler', 'Bully']) {
      const game = table(edition, [{ battlefield: [name, 'Island'], hand: ['Shove'] }, {}], CARDS)
      game.attack(name).to('declareBlockers')
      game.cast('Shove', { targets: [name] }).resolve()
      expect([game.state.stack.length, game.life(0)]).toEqual([0, 20])
      game.isAtAQuestion()
    }
  })

  test('[2004:410.9d] a number of blockers is met, or not, by the declaration', () => {
    const blocked = (blocks: Readonly<Record<string, string>>) => {
      const game = table(edition, [{ battlefield: ['Duelist'] }, { battlefield: ['Bear', 'Ox', 'Guard'] }], CARDS)
      return triggered(game.attack('Duelist').block(blocks))
    }
    expect(blocked({ Bear: 'Duelist' })).toBe(0)
    expect(blocked({ Bear: 'Duelist', Ox: 'Duelist' })).toBe(1)
    const three = table(edition, [{ battlefield: ['Duelist'] }, { battlefield: ['Bear', 'Bear', 'Ox'] }], CARDS)
    three.attack('Duelist').block({ '1:Bear': 'Duelist', '2:Bear': 'Duelist', Ox: 'Duelist' })
    expect(triggered(three)).toBe(1)
  })
})
