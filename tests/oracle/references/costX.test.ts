/** X of a cost that something is cycled or turned face up for, in the ability that triggers then. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { problems } from '../support.ts'

const CARDS = [
  card(
    'Old Squall',
    '{4}',
    'Sorcery',
    'Draw a card.\nCycling {X}{R}\nWhen you cycle ~, it deals X damage to target player.',
  ),
  creature('Husk', '{5}', '2/2', 'Morph {X}{R}\nWhen ~ is turned face up, put X +1/+1 counters on it.'),
  card(
    'Trumpet',
    '{4}',
    'Sorcery',
    'Draw a card.\nCycling {R}\nWhen you cycle ~, you may pay {X}. If you do, you gain X life.',
  ),
]
const LANDS = Array.from({ length: 6 }, () => 'Mountain')

inEditions('2004', '2011')('X of a keyword’s cost, %s', (edition) => {
  test('cycling: the trigger knows X', () => {
    const cycle = (x: number): Table => {
      const game = table(edition, [{ battlefield: LANDS, hand: ['Old Squall'] }, {}], CARDS)
      game.activate('Old Squall', 1, { x }, 'hand')
      game.reply([game.ref('player 1')])
      return game.resolveAll()
    }
    expect([0, 3].map((x) => cycle(x).life(1))).toEqual([20, 17])
  })

  test('morph: X is that of turning it up, and with none it is 0', () => {
    const turn = (x: number): Table => {
      const game = table(edition, [{ battlefield: [...LANDS, { name: 'Husk', faceDown: true }] }, {}], CARDS)
      game.reply({ do: 'turnFaceUp', object: game.id('Husk') }).announce({ x })
      return game.resolveAll()
    }
    expect([0, 3].map((x) => turn(x).size('Husk'))).toEqual(['2/2', '5/5'])
  })

  test('a cost without X leaves X to be chosen as it is paid for', () => {
    const game = table(edition, [{ battlefield: LANDS, hand: ['Trumpet'] }, {}], CARDS)
    game.activate('Trumpet', 1, {}, 'hand').resolve()
    game.reply(true)
    expect(game.asks('number').what).toBe('x')
    game.reply(4).announce({})
    expect(game.resolveAll().life(0)).toBe(24)
  })
})

test('another cost’s X isn’t that of the keyword', () => {
  for (const text of [
    'Cycling {R}\nWhen you cycle ~, it deals X damage to target creature.',
    'Morph {X}{R}\nWhen you cycle ~, it deals X damage to target creature.',
    'Cycling {X}\nWhen ~ is turned face up, it deals X damage to target creature.',
    'Morph {X}\nWhen a creature is turned face up, ~ deals X damage to target creature.',
  ])
    expect(problems(text)).toMatchObject([{ reason: 'dangling', expected: ['a cost with X'] }])
})

test('no target is judged by an X that is chosen only after it', () => {
  const text = (rest: string) => `When ~ enters the battlefield, you may pay {X}. ${rest}`
  expect(problems(text('If you do, destroy target creature with mana value X.'))).toMatchObject([
    { reason: 'dangling', expected: ['a cost with X'] },
  ])
  expect(problems(text('If you do, ~ deals X damage to target creature.'))).toEqual([])
  expect(problems(text('When you do, destroy target creature with mana value X.'))).toEqual([])
})
