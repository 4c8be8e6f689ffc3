/** What is chosen and paid as an object enters, and what its other abilities say of it (410.10e, 419.1c, 216.1). */
import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Waste',
    '{0}',
    '0/0',
    "As ~ enters the battlefield, pay any amount of life.\n~'s power and toughness are each equal to the life paid as it entered the battlefield.",
  ),
  card(
    'Processor',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, pay any amount of life.\n{0}: Create an X/X black Minion creature token, where X is the life paid as ~ entered the battlefield.',
  ),
  card(
    'Lab',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose a color and a creature type.\n{0}: Create a 2/2 creature token of the chosen color and type.',
  ),
  card('Lift', '{0}', 'Instant', "Return target permanent to its owner's hand."),
]

inEditions('2004', '2011')('410 chosen as entering, %s', (edition) => {
  test('[2004:419.1c] life that is paid makes its size', () => {
    const game = table(edition, [{ hand: ['Waste'] }, {}], CARDS)
    game.cast('Waste').pass().pass()
    const { what, min, max } = game.asks('number')
    expect([what, min, max]).toEqual(['life', 0, 20])
    expect(game.refusal(21)).toBeDefined()
    game.reply(7)
    expect([game.life(0), game.size('Waste')]).toEqual([13, '7/7'])
    game.isAtAQuestion()
  })

  test('[2004:419.1c] each object has what was paid for it; none, and it dies', () => {
    const game = table(edition, [{ hand: ['Processor', 'Processor', 'Waste'] }, {}], CARDS)
    game.cast('Processor').pass(2).reply(3)
    game.cast('Processor', {}).pass(2).reply(1)
    game.activate('1:Processor', 1).resolve()
    game.activate('2:Processor', 1).resolve()
    const sizes = [1, 2].map((n) => game.size(`${n}:Minion`)).sort()
    expect([game.life(0), sizes]).toEqual([16, ['1/1', '3/3']])
    game.cast('Waste').pass(2).reply(0)
    expect(game.has('graveyard', 'Waste')).toBe(true)
  })

  test('[2004:216.1] a token of the chosen color and type', () => {
    const game = table(edition, [{ hand: ['Lab'] }, {}], CARDS)
    game.cast('Lab').pass(2).reply('R')
    game.reply('Wolf')
    game.activate('Lab', 2).resolve()
    const { colors, subtypes, types } = characteristics(game.state, game.id('Wolf'))
    expect([colors, subtypes, types, game.size('Wolf')]).toEqual([['R'], ['Wolf'], ['creature'], '2/2'])
    game.isAtAQuestion()
  })
})
