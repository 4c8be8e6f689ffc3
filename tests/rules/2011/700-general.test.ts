import { describe, expect, test } from 'vitest'
import { attackOf } from '../../../src/engine/combat/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Lastgift Imp', '{0}', '1/1', 'When ~ dies, you gain 3 life.', 'Creature — Imp'),
  creature('Slipwall Thief', '{0}', '2/2', "~ can't be blocked.", 'Creature — Rogue'),
  card('Unmaking Note', '{0}', 'Instant', 'Destroy target creature.'),
  card('Toll of One', '{0}', 'Instant', 'Sacrifice a creature.'),
  card('Wither Touch', '{0}', 'Instant', 'Target creature gets -1/-1 until end of turn.'),
  card('Far Door', '{0}', 'Instant', 'Exile target creature.'),
  card('Way Home', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Sudden Hedge', '{0}', 'Instant', 'Target unblocked attacking creature becomes blocked.'),
  card('Dawn Chime', '{0}', 'Enchantment', 'At the beginning of your draw step, you gain 1 life.'),
]

describe('700 general', () => {
  test('[2011:contents/700] a creature dies by destruction, sacrifice or toughness 0, not by exile or return', () => {
    for (const [spell, life] of [
      ['Unmaking Note', 23],
      ['Toll of One', 23],
      ['Wither Touch', 23],
      ['Far Door', 20],
      ['Way Home', 20],
    ] as const) {
      const game = table('2011', [{ battlefield: ['Lastgift Imp'], hand: [spell] }, {}], CARDS)
      game.cast(spell, { targets: ['Lastgift Imp'] }).resolveAll()
      expect([spell, game.life(0), game.has('battlefield', 'Lastgift Imp')]).toEqual([spell, life, false])
    }
  })

  test('[2011:contents/700] an unblockable attacker still becomes blocked where an effect says so', () => {
    const sides = [{ battlefield: ['Slipwall Thief'] }, { battlefield: ['Bear'], hand: ['Sudden Hedge'] }] as const
    const game = table('2011', sides, CARDS).attack('Slipwall Thief').to('declareBlockers')
    game
      .pass()
      .cast('Sudden Hedge', { targets: ['Slipwall Thief'] })
      .resolve()
    expect(attackOf(game.state, game.id('Slipwall Thief'))).toMatchObject({ blocked: true, blockers: [] })
    expect(game.to('endCombat').life(1)).toBe(20)
  })
})

describe('703 turn-based actions', () => {
  test('[2011:contents/703] the draw comes before what triggers in the draw step, and before anyone may act', () => {
    const sides = { battlefield: ['Dawn Chime'], library: ['Bear', 'Forest'] }
    const game = table('2011', [sides, {}], CARDS, { step: 'upkeep' })
    expect(game.has('hand', 'Bear')).toBe(false)
    game.pass(2)
    expect([game.state.turn.step, game.question.kind, game.has('hand', 'Bear')]).toEqual(['draw', 'priority', true])
    expect([game.state.stack.length, game.life(0)]).toEqual([1, 20])
    expect(game.resolve().life(0)).toBe(21)
  })

  test('[2011:contents/703] combat damage is dealt before anyone may act in its step', () => {
    const game = table('2011', [{ battlefield: ['Bear'] }, {}], CARDS)
      .attack('Bear')
      .to('combatDamage')
    expect([game.question.kind, game.life(1), game.state.stack]).toEqual(['priority', 18, []])
  })
})
