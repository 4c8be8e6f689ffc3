import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const CUB = creature('Cub', '{G}', '2/2')

describe('310.5 two damage steps', () => {
  const FENCER = zoo('Fencer')
  const TWIN = creature('Twin', '{W}', '2/2', 'Double strike')

  testInEditions('2004', '2011')(
    '[2004:310.5] first strike kills before it is struck; double strike hits twice (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Fencer', 'Twin'] }, { battlefield: ['Cub'] }], [CUB, FENCER, TWIN])
      game.attack('Fencer', 'Twin').block({ Cub: 'Fencer' }).to('combatDamage')
      if (edition === '2004') expect(game.life(1)).toBe(18)
      game.to('endCombat')
      expect(game.has('battlefield', 'Fencer')).toBe(true)
      expect(game.has('graveyard', 'Cub')).toBe(true)
      expect(game.life(1)).toBe(16)
    },
  )

  test('[2004:310.5] who assigned nothing in the first step does so in the second', () => {
    const feeble = zoo('Feeble')
    const game = table('2004', [{ battlefield: ['Feeble'], hand: ['Surge'] }, {}], [feeble]).attack('Feeble')
    game
      .to('firstStrikeDamage')
      .cast('Surge', { targets: ['Feeble'] })
      .resolve()
      .to('endCombat')
    expect(game.life(1)).toBe(18)
  })

  test('[2004:310.5] a double striker that loses it has struck; one that gains it after the first step strikes', () => {
    const gift = card('Gift', '{0}', 'Instant', 'Target creature gains double strike until end of turn.')
    const both = [{ battlefield: ['Fencer', 'Bear'], hand: ['Gift'] }, {}]
    const game = table('2004', [both[0] ?? {}, both[1] ?? {}], [FENCER, gift]).attack('Fencer', 'Bear')
    game
      .to('firstStrikeDamage')
      .resolve()
      .cast('Gift', { targets: ['Fencer'] })
      .resolve()
      .to('endCombat')
    expect(game.life(1)).toBe(14)
  })
})
