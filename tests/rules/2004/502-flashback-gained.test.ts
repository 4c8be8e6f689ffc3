import { expect, test } from 'vitest'
import { card, creature, faced } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

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
  faced(
    'split',
    ['Ember', '{1}{R}', 'Sorcery', '~ deals 2 damage to target player.'],
    ['Balm', '{2}{W}', 'Sorcery', 'You gain 3 life.'],
  ),
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

const board = (edition: '2004' | '2011', maker: string, pool: string) => {
  const game = table(edition, [{ hand: [maker], graveyard: ['Ember // Balm'], pool }, {}], CARDS)
  return game.cast(maker, maker === 'Recall' ? { targets: ['Ember // Balm'] } : {}).resolve()
}
const why = (game: Table, half: string) =>
  game.why({ do: 'cast', ...game.way(game.id('Ember // Balm'), 'flashback', half) })?.key ?? null

test('[2004:502.22a] in 2011 either half of a split card, for the mana cost of that half alone', () => {
  for (const maker of ['Recall', 'Echoes']) {
    const first = board('2011', maker, '{C}{R}')
    expect([why(first, 'Ember'), why(first, 'Balm')]).toEqual([null, 'cast.cantPay'])
    first.cast('Ember // Balm', { via: 'flashback', half: 'Ember', targets: ['player 1'], pay: false })
    expect(first.asks('pay').cost.join('')).toBe('1R')
    first.plain().resolve()
    expect([first.life(1), first.zone('Ember // Balm'), first.pool(0)]).toEqual([18, 'exile', ''])
    const second = board('2011', maker, '{C}{C}{W}')
    expect([why(second, 'Ember'), why(second, 'Balm')]).toEqual(['cast.cantPay', null])
    second.cast('Ember // Balm', { via: 'flashback', half: 'Balm', pay: false })
    expect(second.asks('pay').cost.join('')).toBe('2W')
    second.plain().resolve()
    expect([second.life(0), second.zone('Ember // Balm')]).toEqual([23, 'exile'])
    second.isAtAQuestion()
  }
})

test('[2004:505.5] in 2004 the mana cost of a split card in a graveyard is that of both halves, for either', () => {
  const poor = board('2004', 'Recall', '{C}{R}')
  expect([why(poor, 'Ember'), why(poor, 'Balm')]).toEqual(['cast.cantPay', 'cast.cantPay'])
  const rich = board('2004', 'Recall', '{C}{C}{C}{R}{W}')
  rich.cast('Ember // Balm', { via: 'flashback', half: 'Balm' }).resolve()
  expect([rich.life(0), rich.pool(0), rich.zone('Ember // Balm')]).toEqual([23, '', 'exile'])
  rich.isAtAQuestion()
})
