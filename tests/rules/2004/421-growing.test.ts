/** Mandatory loops in which something grows each time are draws, too (421.4); those that come to an end aren't. */
import { expect, test } from 'vitest'
import { outcomeOf } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Balm', '{1}', 'Enchantment', 'Whenever you gain life, you lose 1 life.'),
  card('Ache', '{1}', 'Enchantment', 'Whenever you lose life, you gain 1 life.'),
  card('Swell', '{1}', 'Enchantment', 'Whenever you gain life, you gain 1 life.'),
  card(
    'Breeder',
    '{1}',
    'Enchantment',
    'Whenever a creature enters the battlefield, create a 1/1 green Saproling creature token.',
  ),
  card(
    'Double Breeder',
    '{1}',
    'Enchantment',
    'Whenever a creature enters the battlefield, create two 1/1 green Saproling creature tokens.',
  ),
  card('Tally', '{1}', 'Enchantment', 'Whenever you lose life, put a tally counter on ~ and you gain 1 life.'),
  card('Gauge', '{1}', 'Enchantment', 'At the beginning of your upkeep, if you have 5 or more life, you gain 1 life.'),
  creature(
    'Rock',
    '{1}',
    '0/9',
    'Indestructible\nWhenever you gain life, ~ deals 1 damage to itself and you lose 1 life.',
  ),
  creature('Pump', '{1}', '1/1', 'Whenever you lose life, ~ gets +1/+1 until end of turn and you gain 1 life.'),
  card(
    'Shrinking',
    '{1}',
    'Enchantment',
    'Whenever you lose life, remove an ice counter from ~. If you do, you gain 1 life.',
  ),
  creature(
    'Giver',
    '{1}',
    '1/1',
    'Whenever you lose life, move a +1/+1 counter from ~ onto another target creature. If you do, you gain 1 life.',
  ),
  creature(
    'Summit',
    '{1}',
    '1/1',
    'Whenever you gain life, put a +1/+1 counter on ~ and you lose 1 life. Then if ~ has 80 or more +1/+1 counters on it, you win the game.',
  ),
  card('Prick', '{0}', 'Instant', 'You lose 1 life.'),
  creature('Cub2', '{0}', '1/1'),
]

function passes(game: Table, most: number): number {
  for (let n = 0; n < most; n++) {
    if (game.position.question === null) return n
    if (game.state.stack.length === 0 && game.question.kind === 'priority') return n
    if (game.question.kind === 'priority') game.pass()
    else game.plain()
  }
  return most
}

inEditions('2004', '2011')('loops that grow, %s', (edition) => {
  const started = (battlefield: readonly (string | object)[]) =>
    table(edition, [{ battlefield: battlefield as string[], hand: ['Prick', 'Cub2'] }, {}], CARDS).cast('Prick')
  const DRAW = { winner: null, reason: 'draw', rule: cite('draw.loop', edition) }

  test.each([
    ['counters', ['Balm', 'Tally']],
    ['life that a card asks for', ['Ache', 'Swell', 'Gauge']],
    ['damage on what can’t be destroyed', ['Ache', 'Rock']],
    ['effects until end of turn', ['Balm', 'Pump']],
  ])('[2004:421.4] %s', (_, battlefield) => {
    const game = started(battlefield)
    expect(passes(game, 1000)).toBeLessThan(1000)
    expect(outcomeOf(game.position)).toEqual(DRAW)
  })

  test.each(['Breeder', 'Double Breeder'])('[2004:421.4] tokens (%s)', (name) => {
    const game = table(edition, [{ battlefield: [name], hand: ['Cub2'] }, {}], CARDS).cast('Cub2')
    game.resolve()
    expect(passes(game, 5000)).toBeLessThan(5000)
    expect(outcomeOf(game.position)).toEqual(DRAW)
  })

  test('[2004:421.4] what gets less comes to an end: no draw', () => {
    const shrinking = { name: 'Shrinking', counters: { ice: 30 } }
    const game = started(['Balm', shrinking])
    expect(passes(game, 1000)).toBeLessThan(1000)
    expect([outcomeOf(game.position), game.life(0)]).toEqual([null, 19])
  })

  test('[2004:421.4] what goes from one to another comes to an end, too: there is no more of it in all', () => {
    const game = started(['Balm', { name: 'Giver', counters: { '+1/+1': 30 } }, 'Cub2'])
    expect(passes(game, 1000)).toBeLessThan(1000)
    expect([outcomeOf(game.position), game.size('Cub2'), game.size('Giver')]).toEqual([null, '31/31', '1/1'])
  })

  test('[2004:421.4] what a growing number stops is no draw', () => {
    const game = started(['Ache', 'Summit'])
    passes(game, 1000)
    expect(outcomeOf(game.position)).toMatchObject({ winner: 0 })
  })
})
