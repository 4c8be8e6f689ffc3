/** Counters for what is sacrificed as something enters (2004:410.10b, today:614.12). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const sacrificing = (what: string, then: string) =>
  `As ~ enters the battlefield, you may sacrifice any number of ${what}. ${then}`
const CARDS = [
  creature('Once', '{0}', '1/1', sacrificing('creatures', 'If you do, it enters with that many +1/+1 counters on it.')),
  creature(
    'Twice',
    '{0}',
    '1/1',
    sacrificing('creatures and/or planeswalkers', 'If you do, it enters with twice that many +1/+1 counters on it.'),
  ),
  creature(
    'Tiller',
    '{0}',
    '1/1',
    sacrificing('lands', '~ enters with three +1/+1 counters on it for each land sacrificed this way.'),
  ),
  creature('Cow', '{0}', '1/1'),
  card('Rock', '{0}', 'Artifact', ''),
]

test.each([
  ['Once', 'Cow', 2, '3/3'],
  ['Once', 'Cow', 0, '1/1'],
  ['Twice', 'Cow', 2, '5/5'],
  ['Twice', 'Cow', 1, '3/3'],
  ['Tiller', 'Forest', 2, '7/7'],
  ['Tiller', 'Forest', 0, '1/1'],
])('[2004:410.10b today:614.12] %s: of two times %s %i are sacrificed, %s', (name, what, n, size) => {
  const game = table('today', [{ hand: [name], battlefield: [what, what, 'Rock', 'Swamp', 'Cow'] }, {}], CARDS)
  game.cast(name).resolve()
  const from = game.asks('choose').from
  expect(from).not.toContain(game.id('Rock', 'battlefield'))
  game.reply([game.id(`1:${what}`, 'battlefield'), game.id(`2:${what}`, 'battlefield')].slice(0, n))
  expect([game.size(name), game.state.graveyards[0]?.length]).toEqual([size, n])
  game.isAtAQuestion()
})
