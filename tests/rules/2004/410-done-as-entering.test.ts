import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Terraces', '{0}', 'Enchantment', 'As ~ enters the battlefield, sacrifice all lands you control.'),
  card('Focus', '{0}', 'Enchantment', 'As ~ enters the battlefield, discard your hand.'),
  creature(
    'Devourer',
    '{0}',
    '1/1',
    'As ~ enters the battlefield, sacrifice any number of permanents. ~ enters the battlefield with that many +1/+1 counters on it.',
  ),
  card('Vial', '{0}', 'Sorcery', 'Put an enchantment card from your hand onto the battlefield.'),
  card(
    'Watcher',
    '{0}',
    'Enchantment',
    'Whenever a land is put into a graveyard from the battlefield, you gain 1 life.',
  ),
]

inEditions('2004', '2011')('410.10e what is done as something enters, %s', (edition) => {
  test('[2004:410.10e] it is done before it is there, without using the stack', () => {
    const sides = { hand: ['Terraces'], battlefield: ['Watcher', ...times(3, 'Forest')] }
    const game = table(edition, [sides, { battlefield: ['Forest'] }], CARDS)
      .cast('Terraces')
      .resolve()
    expect([game.zone('Terraces'), game.has('graveyard', 'Forest', 0), game.has('battlefield', 'Forest', 1)]).toEqual([
      'battlefield',
      true,
      true,
    ])
    expect(game.resolveAll().life(0)).toBe(23)
    game.isAtAQuestion()
  })

  test('[2004:410.10e] a spell’s own hand is discarded; what is itself discarded never enters', () => {
    const game = table(edition, [{ hand: ['Focus', 'Terraces', 'Watcher'] }, {}], CARDS)
      .cast('Focus')
      .resolveAll()
    expect([game.zone('Focus'), game.handSize(0)]).toEqual(['battlefield', 0])
    const put = table(edition, [{ hand: ['Vial', 'Focus'] }, {}], CARDS)
      .cast('Vial')
      .resolveAll()
    expect([put.zone('Focus'), put.handSize(0)]).toEqual(['graveyard', 0])
    put.isAtAQuestion()
  })

  test('[2004:410.10e] any number is sacrificed, for as many counters', () => {
    const sides = { hand: ['Devourer'], battlefield: times(3, 'Forest') }
    const game = table(edition, [sides, {}], CARDS).cast('Devourer').pass(2)
    game.reply(game.asks('choose').from.slice(0, 2))
    expect(game.size('Devourer')).toBe('3/3')
  })
})
