import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Scheme', '{0}', 'Instant', 'Target creature connives X, where X is the number of creatures you control.'),
  card('Spare', '{9}', 'Instant', 'Draw a card.'),
  creature('Spy', '{9}', '1/1'),
]

test('[today:701.50] X cards are drawn and as many discarded, with a counter for each that isn’t a land', () => {
  const game = table(
    'today',
    [
      {
        battlefield: ['Spy', 'Ox'],
        hand: ['Scheme', 'Spare', 'Forest', 'Forest'],
        library: ['Forest', 'Forest', 'Forest'],
      },
      {},
    ],
    CARDS,
  )
  game.cast('Scheme', { targets: ['Spy'] }).resolve()
  expect(game.asks('choose')).toMatchObject({ reason: 'discard', min: 2, max: 2 })
  const chosen = ['Spare', 'Forest'].map((name) => game.id(name, 'hand'))
  game.reply(chosen)
  expect([game.handSize(0), game.size('Spy')]).toEqual([3, '2/2'])
  expect(get(game.state, game.id('Spy')).counters['+1/+1']).toBe(1)
  game.isAtAQuestion()
})
