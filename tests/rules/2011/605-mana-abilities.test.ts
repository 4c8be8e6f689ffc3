import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const ELF = creature('Elf', '{G}', '1/1', '{T}: Add {G}. You gain 1 life.')
const SILENCE = card(
  'Muteness',
  '{1}',
  'Enchantment',
  "Activated abilities of creatures can't be activated unless they're mana abilities.",
)
const GLOW = card(
  'Glow',
  '{1}',
  'Enchantment',
  'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
)
const EMBERS = card('Embers', '{1}', 'Enchantment', 'Whenever a player casts a spell, add {R}.')
const THORN = card(
  'Thorn',
  '{1}',
  'Enchantment',
  'Whenever a player taps a land for mana, ~ deals 1 damage to that player.',
)

describe('605 what is a mana ability', () => {
  test('[2011:605.1a 2011:605.3b] one without a target resolves at once, one with a target uses the stack', () => {
    const game = table('2011', [{ battlefield: ['Elf', 'Giver'] }, {}], [ELF])
    game.activate('Elf')
    expect([game.pool(0), game.life(0), game.state.stack.length, game.asks('priority').seat]).toEqual(['G', 21, 0, 0])
    game.activate('Giver', 0, { targets: ['player 1'] })
    expect([game.pool(1), game.state.stack.length]).toEqual(['', 1])
    game.resolve()
    expect(game.pool(1)).toBe('G')
  })

  test('[2011:605.1b] a trigger of a mana ability that adds mana is one; of casting it is not', () => {
    const game = table('2011', [{ battlefield: ['Glow', 'Embers', 'Forest'], hand: ['Rite'] }, {}], [GLOW, EMBERS])
    game.activate('Forest')
    expect([game.pool(0), game.state.stack.length]).toEqual(['GG', 0])
    game.cast('Rite')
    expect([game.pool(0), game.state.stack.length]).toEqual(['GG', 2])
    game.resolve()
    expect(game.pool(0)).toBe('GGR')
  })

  test('[2011:605.2] it stays one where it can give nothing, also for what stops all others', () => {
    const worker = creature('Worker', '{G}', '1/1', '{T}: Draw a card.')
    const game = table('2011', [{ battlefield: ['Herder', 'Worker', 'Muteness'] }, {}], [SILENCE, worker])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Worker'), 0) })?.key).toBe('activate.forbidden')
    game.activate('Herder')
    expect([game.pool(0), game.state.stack.length]).toEqual(['', 0])
  })
})

describe('605 when and how', () => {
  test('[2011:605.3a] while something asks for a payment, without priority, and not elsewhere in a resolution', () => {
    const sides = [{ hand: ['Tax'] }, { hand: ['Spark'], pool: '{R}', battlefield: times(2, 'Forest') }]
    const game = table('2011', [sides[0] ?? {}, sides[1] ?? {}]).pass()
    game
      .cast('Spark', { targets: ['player 0'] })
      .pass()
      .cast('Tax', { targets: ['Spark'] })
      .resolve()
    game.reply(true)
    expect(game.asks('pay').seat).toBe(1)
    game.reply({ pay: 'activate', ...game.nth(game.id('1:Forest', 'battlefield'), 0) })
    expect(game.pool(1)).toBe('G')
    expect(game.plain().zone('Spark')).toBe('stack')
    const may = card('Maybe', '{0}', 'Instant', 'You may draw a card.')
    const other = table('2011', [{ hand: ['Maybe'], battlefield: ['Forest'] }, {}], [may])
      .cast('Maybe')
      .resolve()
    expect(other.asks('confirm').reason).toBe('may')
    expect(other.refusal({ do: 'activate', ...other.nth(other.id('Forest', 'battlefield'), 0) }).key).toBe(
      'reply.yesOrNo',
    )
  })

  test('[2011:605.4a] a triggered one resolves in the same payment, without waiting for priority', () => {
    const game = table('2011', [{ battlefield: ['Glow', 'Forest'], hand: ['Deep Green'] }, {}], [GLOW])
    game.cast('Deep Green', { pay: false })
    game.reply({ pay: 'activate', ...game.nth(game.id('Forest', 'battlefield'), 0) })
    expect([game.question.kind, game.pool(0)]).toEqual(['pay', 'GG'])
    game.plain().resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2011:605.5a] a trigger of tapping for mana that adds none waits for the spell and can be answered', () => {
    const game = table('2011', [{ battlefield: ['Thorn', 'Mountain'], hand: ['Spark'] }, { hand: ['Rite'] }], [THORN])
    game.cast('Spark', { targets: ['player 1'] })
    expect([game.state.stack.length, game.life(0)]).toEqual([2, 20])
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('Rite'), via: 'normal' })).toBeNull()
    game.pass()
    expect([game.life(0), game.life(1)]).toEqual([19, 20])
    // Nor is one with a target: it waits on the stack.
    const giver = table('2011', [{ battlefield: ['Giver'] }, {}]).activate('Giver', 0, {
      targets: ['player 1'],
    })
    expect([giver.pool(1), giver.state.stack.length]).toEqual(['', 1])
    expect(giver.resolve().pool(1)).toBe('G')
  })

  test('[2011:605.5b] a spell that adds mana is cast, can be countered, and pays for no spell being cast', () => {
    const game = table('2011', [{ hand: ['Rite', 'Lipseal', 'Deep Green'], battlefield: ['Forest', 'Forest'] }, {}])
    game.cast('Deep Green', { pay: false })
    expect(game.refusal({ pay: 'activate', ...game.nth(game.id('Rite'), 0) }).key).toMatch(/^mana\./)
    game.reply({ pay: 'cancel' })
    game
      .cast('Rite')
      .cast('Lipseal', { targets: ['Rite'] })
      .resolveAll()
    expect([game.zone('Rite'), game.pool(0)]).toEqual(['graveyard', ''])
  })
})
