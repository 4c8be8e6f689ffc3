import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Mirror', '{0}', 'Instant', 'Copy target creature spell.'),
  creature(
    'Growing',
    '{X}{G}',
    '1/1',
    'Kicker {G}\nIf ~ was kicked, it enters the battlefield with a +1/+1 counter on it.\n~ enters the battlefield with X +1/+1 counters on it.',
  ),
  card('Greeter', '{1}', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.'),
]

test('[today:111.13] a copy of a creature spell becomes a token, with X and the kicker of the original', () => {
  const sides = { battlefield: ['Greeter'], hand: ['Growing', 'Mirror'], pool: '{G}{G}{G}{G}' }
  const game = table('today', [sides, {}], CARDS).cast('Growing', { x: 2, kick: true })
  game.cast('Mirror', { targets: ['Growing'] }).resolve()
  expect(game.state.stack.length).toBe(2)
  game.resolve()
  const made = game.state.battlefield.map((id) => get(game.state, id)).filter(({ kind }) => kind === 'token')
  expect(made.map(({ counters }) => counters)).toEqual([{ '+1/+1': 3 }])
  game.resolveAll()
  expect([game.life(0), game.state.battlefield.length]).toEqual([22, 3])
})
