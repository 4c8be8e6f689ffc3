import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Glutton',
    '{0}',
    '1/1',
    [
      'Imprint — When ~ enters the battlefield, you may exile target creature card from a graveyard.',
      "~ gets +X/+Y, where X is the exiled card's power and Y is its toughness.",
    ].join('\n'),
  ),
  card(
    'Envy',
    '{0}',
    'Instant',
    'Target creature gets +X/+Y until end of turn, where X is its toughness and Y is its power.',
  ),
  creature('Tower', '{0}', '1/6'),
  card('Burgeon', '{0}', 'Instant', 'Target creature gets +3/+0 until end of turn.'),
]

inEditions('2004', '2011')('418.3 two amounts, %s', (edition) => {
  test('[2004:418.3] each of them its own, of what a linked ability has exiled', () => {
    const game = table(edition, [{ hand: ['Glutton'], graveyard: ['Tower'] }, {}], CARDS)
      .cast('Glutton')
      .resolve()
    expect(game.size('Glutton')).toBe('1/1')
    game
      .announce({ targets: ['Tower'] })
      .resolve()
      .reply(true)
    expect(game.size('Glutton')).toBe('2/7')
    game.isAtAQuestion()
  })

  test('[2004:418.3c] of an effect, both counted as it begins', () => {
    const game = table(edition, [{ battlefield: ['Tower'], hand: ['Envy', 'Burgeon'] }, {}], CARDS)
    game.cast('Envy', { targets: ['Tower'] }).resolve()
    expect(game.size('Tower')).toBe('7/7')
    game.cast('Burgeon', { targets: ['Tower'] }).resolve()
    expect(game.size('Tower')).toBe('10/7')
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.size('Tower')).toBe('1/6')
    game.isAtAQuestion()
  })
})
