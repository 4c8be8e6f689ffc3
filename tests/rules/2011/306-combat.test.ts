import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

describe('306 as 2011 has it', () => {
  const WALKER = card('Wayfarer', '{2}', 'Planeswalker — Jace')

  test('[2004:306.3 2004:308.1] planeswalkers can be attacked; their controller defends', () => {
    const game = table(
      '2011',
      [{ battlefield: ['Bear'] }, { battlefield: [{ name: 'Wayfarer', counters: { loyalty: 5 } }, 'Ox'] }],
      [WALKER],
    )
    const { defenders } = game.until('attackers').asks('attackers')
    expect(defenders).toEqual([{ player: 1 }, { object: game.id('Wayfarer') }])
    game.reply([{ id: game.id('Bear'), defender: { object: game.id('Wayfarer') } }])
    expect(game.until('blockers').asks('blockers').seat).toBe(1)
    game.reply([]).to('endCombat')
    expect(game.life(1)).toBe(20)
    expect(game.state.objects.flat()[game.id('Wayfarer')]?.counters.loyalty).toBe(3)
  })

  test('[2004:306.1 2004:308.4] what enters attacking keeps blocks and damage from being skipped', () => {
    const horn = card(
      'Horn',
      '{0}',
      'Instant',
      "Create a 1/1 white Soldier creature token that's tapped and attacking.",
    )
    const game = table('2011', [{ battlefield: ['Bear'], hand: ['Horn'] }, {}], [horn]).attack()
    game.cast('Horn').resolve()
    expect(game.to('endCombat').life(1)).toBe(19)
  })

  test('[2004:308.2a] no type keeps a creature from attacking', () => {
    const wall = creature('Rampart', '{W}', '1/4', '', 'Creature — Wall')
    expect(
      table('2011', [{ battlefield: ['Rampart'] }, {}], [wall])
        .attack('Rampart')
        .to('endCombat')
        .life(1),
    ).toBe(19)
  })
})
