import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const WURM = zoo('Wurm')
const CUB = creature('Cub', '{G}', '2/2')
const BOAR = creature('Boar', '{G}', '1/4', 'Whenever ~ is dealt damage, you gain 1 life.')
const SURGE = zoo('Surge')
const CARDS = [WURM, CUB, BOAR, SURGE]

describe('310 damage as 2011 has it', () => {
  const start = (order: readonly string[] = ['Cub', 'Boar']): Table => {
    const sides = [{ battlefield: ['Wurm'] }, { battlefield: ['Cub', 'Boar'] }] as const
    const game = table('2011', [sides[0], sides[1]], CARDS).attack('Wurm').block({ Cub: 'Wurm', Boar: 'Wurm' })
    expect(game.asks('order')).toMatchObject({ seat: 0, what: 'blockers', of: game.id('Wurm') })
    return game.reply(order.map((name) => game.id(name)))
  }

  test('[2004:309.1 2004:310.2 2004:310.2c 2004:glossary/divide] the attacking player orders the blockers; lethal damage goes first', () => {
    const game = start().until('assignDamage')
    expect(game.refusal([[1, 4]]).key).toBe('damage.order')
    expect(game.refusal([[0, 5]]).key).toBe('damage.order')
    game.reply([[2, 3]])
    expect(game.has('graveyard', 'Cub')).toBe(true)
    expect(game.has('battlefield', 'Boar')).toBe(true)
    const other = start(['Boar', 'Cub']).until('assignDamage')
    expect(other.refusal([[3, 2]]).key).toBe('damage.order')
    other.reply([[5, 0]])
    expect(other.has('battlefield', 'Cub')).toBe(true)
  })

  test('[2004:310.2d] so does the defending player for a blocker of several', () => {
    const guard = zoo('Guard')
    const game = table('2011', [{ battlefield: ['Cub', 'Boar'] }, { battlefield: ['Guard'] }], [...CARDS, guard])
    game.attack('Cub', 'Boar').block({ Guard: ['Cub', 'Boar'] })
    expect(game.asks('order')).toMatchObject({ seat: 1, of: game.id('Guard') })
    game.reply([game.id('Boar'), game.id('Cub')])
    game.until('priority').pass(2)
    // Three damage do not kill the first: none is left to assign, and nothing to ask.
    expect(game.has('battlefield', 'Cub')).toBe(true)
    expect(game.state.objects.flat()[game.id('Boar')]?.damage).toBe(3)
  })

  test('[2004:310.1 2004:310.4] no stack: dealt at once, then triggers, then the active player', () => {
    const game = start()
      .until('assignDamage')
      .reply([[2, 3]])
    expect(game.state.turn.step).toBe('combatDamage')
    expect(game.events.filter((event) => event.kind === 'damage')).toHaveLength(4)
    expect(game.state.stack).toHaveLength(1)
    expect(game.state.objects.flat()[game.state.stack[0] ?? -1]?.kind).toBe('ability')
    expect(game.asks('priority').seat).toBe(0)
  })

  test('[2004:310.5] a first striker without damage in the first step assigns none in the second', () => {
    const feeble = zoo('Feeble')
    const game = table('2011', [{ battlefield: ['Feeble'], hand: ['Surge'] }, {}], [...CARDS, feeble]).attack('Feeble')
    game
      .to('firstStrikeDamage')
      .cast('Surge', { targets: ['Feeble'] })
      .resolve()
      .to('endCombat')
    expect(game.life(1)).toBe(20)
  })

  test('[2004:310.5] one that gains first strike after the first step still assigns in the second', () => {
    const fencer = zoo('Fencer')
    const gift = card('Gift', '{0}', 'Instant', 'Target creature gains first strike until end of turn.')
    const sides = [{ battlefield: ['Fencer', 'Cub'], hand: ['Gift'] }, {}] as const
    const game = table('2011', [sides[0], sides[1]], [...CARDS, fencer, gift]).attack('Fencer', 'Cub')
    game
      .to('firstStrikeDamage')
      .cast('Gift', { targets: ['Cub'] })
      .resolve()
      .to('endCombat')
    expect(game.life(1)).toBe(16)
  })
})
