/** More rules of what something is attached to, and counters of any kinds: by play. */
import { describe, expect, test } from 'vitest'
import { get, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Red Cow', '{R}', '2/2', '', 'Creature — Ox'),
  creature('Chief', '{G}', '2/2', '', 'Legendary Creature — Ox'),
  creature('Red Chief', '{R}', '2/2', '', 'Legendary Creature — Ox'),
  card(
    'Mallet',
    '{0}',
    'Artifact — Equipment',
    "Equipped creature gets +1/+1. As long as it's legendary, it gets an additional +2/+2. As long as it's red, it has trample.\nEquip {0}",
  ),
  creature(
    'Tick',
    '{0}',
    '1/1',
    '{X}: Remove up to X counters from target permanent. For each counter removed this way, ~ gets +1/+0 until end of turn.',
  ),
  card('Wither', '{0}', 'Instant', 'Remove up to three counters from target creature.'),
]

describe('more rules of the same creature', () => {
  const equip = (name: string): Table =>
    table('2011', [{ battlefield: ['Mallet', name] }, {}], CARDS)
      .activate('Mallet', 3, { targets: [name] })
      .resolve()
  test.each([
    ['Ox', '4/4', false],
    ['Red Cow', '3/3', true],
    ['Chief', '5/5', false],
    ['Red Chief', '5/5', true],
  ])('%s is %s; trample: %s', (name, size, tramples) => {
    const game = equip(name)
    expect([game.size(name), hasKeyword(game.state, game.id(name), 'trample')]).toEqual([size, tramples])
    game.isAtAQuestion()
  })

  test('nothing of it is said of a legendary creature that isn’t equipped', () => {
    const game = table('2011', [{ battlefield: ['Mallet', 'Red Chief'] }, {}], CARDS)
    expect([game.size('Red Chief'), hasKeyword(game.state, game.id('Red Chief'), 'trample')]).toEqual(['2/2', false])
  })
})

describe('counters of any kinds', () => {
  const counted = { name: 'Ox', counters: { '+1/+1': 2, charge: 2 } }
  const board = (): Table =>
    table('2011', [{ battlefield: ['Tick', 'Forest', 'Forest', 'Forest'] }, { battlefield: [counted] }], CARDS)
  const left = (game: Table) => get(game.state, game.id('Ox')).counters
  test('so many in all, of each kind as many as one likes; each one counts', () => {
    const game = board()
    game.activate('Tick', 0, { x: 3, targets: ['Ox'] }).pass(2)
    expect(game.asks('number').max).toBe(2)
    game.reply(2)
    expect(game.asks('number').max).toBe(1)
    game.reply(1)
    expect([Object.values(left(game)).reduce((a, b) => a + b, 0), game.size('Tick')]).toEqual([1, '4/1'])
    game.isAtAQuestion()
  })

  test('none, if one likes', () => {
    const game = board()
    game
      .activate('Tick', 0, { x: 3, targets: ['Ox'] })
      .pass(2)
      .reply(0)
      .reply(0)
    expect([Object.values(left(game)).reduce((a, b) => a + b, 0), game.size('Tick')]).toEqual([4, '1/1'])
  })

  test('with a number in the text; of what has none, none is asked', () => {
    const game = table(
      '2011',
      [{ hand: ['Wither', 'Wither'], battlefield: ['Bear'] }, { battlefield: [counted] }],
      CARDS,
    )
    game
      .cast('Wither', { targets: ['Ox'] })
      .pass(2)
      .reply(2)
      .reply(1)
    expect(Object.values(left(game)).reduce((a, b) => a + b, 0)).toBe(1)
    game.cast('Wither', { targets: ['Bear'] }).resolve()
    expect(game.question.kind).toBe('priority')
  })
})
