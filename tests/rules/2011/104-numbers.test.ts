import { expect, test } from 'vitest'
import { amount, contextOf } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const WITHER = card('Wither', '{0}', 'Instant', 'Target creature gets -5/-0 until end of turn.')
const NIP = card('Nip', '{0}', 'Instant', "You gain life equal to target creature's power.")

test('[2004:104.2] in 2011 a negative power counts as such; only what an effect does is zero at least', () => {
  const game = table('2011', [{ battlefield: ['Ox'], hand: ['Wither', 'Nip'] }, {}], [WITHER, NIP])
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
