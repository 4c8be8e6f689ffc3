import { expect, test } from 'vitest'
import { amount, contextOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Wither', 'Target creature gets -5/-0 until end of turn.'),
  instant('Nip', "You gain life equal to target creature's power."),
  instant('Cull', 'Destroy target creature with the least power.'),
  instant('Weigh', "Your life total becomes equal to target creature's power."),
  instant('Redouble', 'Target creature gets +X/+0 until end of turn, where X is its power.'),
  instant('Unswell', 'Target creature gets -X/-0 until end of turn, where X is its power.'),
  instant('Sap', 'Target creature gets -2/-1 until end of turn for each creature you control.'),
  instant('Bloodgift', 'Target creature gets +X/+X until end of turn, where X is your life total.'),
  instant('Brace', 'Target creature gets +4/+0 until end of turn.'),
  instant('Mold', 'Target creature has base power and toughness X/3 until end of turn, where X is your life total.'),
  creature('Egg', '{0}', '0/1'),
]

test('[2004:104.1 2004:104.2] in 2011 a negative power counts as such; only what an effect does is zero at least', () => {
  const game = table('2011', [{ battlefield: ['Ox'], hand: ['Wither', 'Nip'] }, {}], CARDS)
  game.cast('Wither', { targets: ['Ox'] }).resolve()
  const power = { kind: 'statistic', what: 'power', of: { kind: 'self' } } as const
  const context = contextOf(game.id('Ox'), 0)
  expect(game.size('Ox')).toBe('-2/3')
  expect(amount(game.state, { kind: 'sum', of: [power, 3] }, context)).toBe(1)
  expect(
    game
      .cast('Nip', { targets: ['Ox'] })
      .resolve()
      .life(0),
  ).toBe(20)
  expect(game.attack('Ox').to('main2').life(1)).toBe(20)
})

inEditions('2004', '2011')('104.2 below zero, %s', (edition) => {
  const old = edition === '2004'
  /** An Ox of power -2, and an instant. */
  const withered = (name: string): Table => {
    const sides = { battlefield: ['Ox', 'Egg', 'Charter'], hand: ['Wither', 'Brace', name] }
    return table(edition, [sides, {}], CARDS)
      .cast('Wither', { targets: ['Ox'] })
      .resolve()
  }

  test('[2004:104.2 2004:glossary/number] compared it is zero in 2004, and as it is in 2011', () => {
    const game = withered('Cull')
    game.reply({ do: 'cast', object: game.id('Cull'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual(old ? [game.ref('Ox'), game.ref('Egg')] : [game.ref('Ox')])
  })

  test('[2004:104.2 2004:glossary/number] in 2011 a life total can be set below zero; in 2004 it is set to zero', () => {
    const game = withered('Weigh')
      .cast('Weigh', { targets: ['Ox'] })
      .resolve()
    expect(game.life(0)).toBe(old ? 0 : -2)
    game.isAtAQuestion()
  })

  test('[2004:104.2 2004:glossary/number] a power can be set to what is below zero in 2011 only', () => {
    const sides = { life: -3, battlefield: ['Bear', 'Charter'], hand: ['Mold', 'Brace'] }
    const game = table(edition, [sides, {}], CARDS)
    for (const name of ['Mold', 'Brace']) game.cast(name, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe(old ? '4/3' : '1/3')
  })

  test.each(['Redouble', 'Unswell'])('[2004:104.2] what is added or taken away is nothing at least: %s', (name) => {
    const game = withered(name)
      .cast(name, { targets: ['Ox'] })
      .resolve()
    game.cast('Brace', { targets: ['Ox'] }).resolve()
    expect(game.size('Ox')).toBe('2/3')
  })

  test('[2004:104.2] what is taken away for each of several is that many times as much', () => {
    const sides = { battlefield: ['Ox', 'Egg'], hand: ['Sap', 'Brace'] }
    const game = table(edition, [sides, {}], CARDS)
    for (const name of ['Sap', 'Brace']) game.cast(name, { targets: ['Ox'] }).resolve()
    expect(game.size('Ox')).toBe('3/1')
    expect(game.size('Egg')).toBe('0/1')
  })

  test('[2004:104.2] a life total below zero adds nothing', () => {
    const sides = { life: -3, battlefield: ['Ox', 'Charter'], hand: ['Bloodgift'] }
    const game = table(edition, [sides, {}], CARDS)
      .cast('Bloodgift', { targets: ['Ox'] })
      .resolve()
    expect([game.zone('Ox'), game.size('Ox')]).toEqual(['battlefield', '3/3'])
  })
})
