import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Recall',
    '{0}',
    'Instant',
    'Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
  ),
  card(
    'Echoes',
    '{0}',
    'Sorcery',
    'Each instant and sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
  ),
  card('Salve', '{2}{W}', 'Sorcery', 'You gain 4 life.'),
  card('Small Salve', '{W}', 'Instant', 'You gain 1 life.'),
  creature('Ox', '{W}', '2/2'),
]

inEditions('2004', '2011')('502.22 flashback that an effect gives, %s', (edition) => {
  test('[2004:502.22a] for its mana cost, and exiled afterwards', () => {
    const sides = { hand: ['Recall'], graveyard: ['Salve'], pool: '{C}{C}{W}' }
    const game = table(edition, [sides, {}], CARDS)
    expect(game.way(game.id('Salve'), 'flashback').via).toBe('no such way')
    game
      .cast('Recall', { targets: ['Salve'] })
      .resolve()
      .cast('Salve', { via: 'flashback', pay: false })
    expect(game.asks('pay').cost.join('')).toBe('2W')
    game.plain().resolve()
    expect([game.life(0), game.zone('Salve')]).toEqual([24, 'exile'])
    game.isAtAQuestion()
  })

  test('[2004:502.22a] each for its own cost, only for the turn, and only cards there', () => {
    const sides = { hand: ['Echoes'], graveyard: ['Salve', 'Small Salve', 'Ox'], pool: '{W}' }
    const game = table(edition, [sides, {}], CARDS).cast('Echoes').resolve()
    expect(game.way(game.id('Ox'), 'flashback').via).toBe('no such way')
    // What comes there later, the spell itself too, has none.
    expect(game.way(game.id('Echoes'), 'flashback').via).toBe('no such way')
    game.cast('Small Salve', { via: 'flashback' }).resolve()
    expect([game.life(0), game.zone('Small Salve'), game.pool(0)]).toEqual([21, 'exile', ''])
    game.to('upkeep', 4)
    expect(game.way(game.id('Salve'), 'flashback').via).toBe('no such way')
  })
})
