/** Unspent mana that stays, and mana that an effect takes away (300.3, 2011:106.4). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Well', '{0}', 'Enchantment', "Players don't lose unspent mana as steps and phases end."),
  creature('Sap', '{0}', '1/1', "You don't lose unspent green mana as steps and phases end."),
  creature(
    'Caller',
    '{0}',
    '1/1',
    "At the beginning of your upkeep, add {G}{G}. Until end of turn, you don't lose this mana as steps and phases end.",
  ),
  creature('Mother', '{0}', '3/3', 'Whenever ~ deals combat damage to a player, add that much {G}.'),
  card('Drought', '{0}', 'Instant', 'Tap all lands target player controls and that player loses all unspent mana.'),
  card('Pool', '{0}', 'Artifact', '{0}: Add {C}{C}.'),
  card(
    'Gift',
    '{0}',
    'Enchantment — Aura',
    'Enchant Forest\nWhenever enchanted Forest is tapped for mana, its controller adds an additional one mana of any color.',
  ),
]

inEditions('2004', '2011')('unspent mana, %s', (edition) => {
  test('[2004:300.3] everyone’s stays, for as long as the effect lasts, and doesn’t burn', () => {
    const game = table(edition, [{ battlefield: ['Well'], pool: '{C}{G}' }, { pool: '{R}' }], CARDS)
    game.to('beginCombat')
    expect([game.pool(0), game.pool(1), game.life(0)]).toEqual(['CG', 'R', 20])
    expect(game.to('upkeep', game.state.turn.number + 1).pool(0)).toBe('CG')
    game.isAtAQuestion()
  })

  test('[2004:300.3] only green mana, and only yours', () => {
    const game = table(edition, [{ battlefield: ['Sap'], pool: '{C}{G}' }, { pool: '{G}' }], CARDS).to('beginCombat')
    expect([game.pool(0), game.pool(1)]).toEqual(['G', ''])
  })

  test('[2004:300.3] "this mana" stays until end of turn, and no longer', () => {
    const game = table(edition, [{ battlefield: ['Caller'] }, {}], CARDS)
    game.to('main1', game.state.turn.number + 2)
    expect(game.pool(0)).toBe('GG')
    expect(game.to('end').pool(0)).toBe('GG')
    expect(game.to('upkeep', game.state.turn.number + 1).pool(0)).toBe('')
  })

  test('[2004:413.2b] as much mana as damage was dealt', () => {
    const game = table(edition, [{ battlefield: ['Mother', 'Well'] }, {}], CARDS)
    expect(game.attack('Mother').to('endCombat').pool(0)).toBe('GGG')
  })

  test('[2004:413.2b] all of it is lost by an effect, without mana burn', () => {
    const game = table(edition, [{ hand: ['Drought'] }, { pool: '{R}{R}', battlefield: ['Forest'] }], CARDS)
    game.cast('Drought', { targets: ['player 1'] }).resolve()
    expect([game.pool(1), game.life(1)]).toEqual(['', 20])
  })
})
