import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Kite',
    '{0}',
    '2/3',
    'Whenever ~ becomes the target of a spell or ability for the first time each turn, counter that spell or ability.',
    'Creature — Spirit',
  ),
  creature(
    'Godlike',
    '{0}',
    '3/3',
    'Whenever ~ attacks for the first time each turn, untap it. After this phase, there is an additional combat phase.',
    'Creature — Human',
  ),
  card('Blight', '{0}', 'Instant', 'Put two -1/-1 counters on target creature.'),
  card('Defenses', '{0}', 'Enchantment', 'Whenever a -1/-1 counter is put on a creature, you gain 1 life.'),
  creature('Hulk', '{0}', '6/6', '', 'Creature — Giant'),
]

inEditions('2004', '2011')('404 how often, %s', (edition) => {
  test('[2004:404.1] the first time that it is targeted in a turn, and in the next turn again', () => {
    const game = table(edition, [{ battlefield: ['Kite'], hand: ['Slay', 'Slay'] }, {}], CARDS)
    game.cast('Slay', { targets: ['Kite'] }).resolveAll()
    expect(game.zone('Kite')).toBe('battlefield')
    expect(
      game
        .cast('Slay', { targets: ['Kite'] })
        .resolveAll()
        .zone('Kite'),
    ).toBe('graveyard')
    const later = table(edition, [{ battlefield: ['Kite'], hand: ['Slay', 'Slay'] }, {}], CARDS)
    later
      .cast('Slay', { targets: ['Kite'] })
      .resolveAll()
      .to('main1', later.state.turn.number + 2)
    expect(
      later
        .cast('Slay', { targets: ['Kite'] })
        .resolveAll()
        .zone('Kite'),
    ).toBe('battlefield')
    later.isAtAQuestion()
  })

  test('[2004:404.1] the first attack of a turn', () => {
    const game = table(edition, [{ battlefield: ['Godlike'] }, {}], CARDS)
    const turn = game.state.turn.number
    game.attack('Godlike').resolve()
    game.until('attackers').attack('Godlike')
    expect(game.state.stack).toEqual([])
    game.to('main2')
    expect(game.state.turn.number).toBe(turn)
    game.to('upkeep', turn + 1)
    expect(game.life(1)).toBe(20 - 6)
  })

  test('[2004:410.9d] once for each counter that is put on it', () => {
    const game = table(edition, [{ battlefield: ['Defenses', 'Hulk'], hand: ['Blight'] }, {}], CARDS)
    const before = game.life(0)
    game.cast('Blight', { targets: ['Hulk'] }).resolveAll()
    expect([game.life(0), game.size('Hulk')]).toEqual([before + 2, '4/4'])
    game.isAtAQuestion()
  })
})
