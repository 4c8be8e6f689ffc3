/** "When you lose control of": looked back at, by the one who had it (410.10d). */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Keepsake', '{0}', '1/1', 'When you lose control of ~, you gain 3 life.'),
  creature('Fader', '{0}', '1/1', 'Phasing\nWhen you lose control of ~, you gain 3 life.'),
  card('Ledger', '{0}', 'Enchantment', 'Whenever you lose control of a creature, you gain 1 life.'),
  card('Envy', '{0}', 'Enchantment', 'Whenever an opponent loses control of a creature, you gain 1 life.'),
  card('Loan', '{0}', 'Sorcery', 'Gain control of target creature until end of turn.'),
  card(
    'Levy',
    '{0}',
    'Sorcery',
    'Gain control of target creature until end of turn. When you lose control of that creature, tap it.',
  ),
  card('Hold', '{0}', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.'),
  card('Wipe', '{0}', 'Instant', 'Destroy all creatures and enchantments.'),
]

inEditions('2004', '2011')('losing control, %s', (edition) => {
  const put = (one: Parameters<typeof table>[1][0], two: Parameters<typeof table>[1][1] = {}) =>
    table(edition, [one, two], CARDS)
  const lives = (game: Table) => [game.life(0), game.life(1)]
  const controller = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).controller

  test('[2004:410.10d] an exchange: it triggers for the one who had it, who is its controller no longer', () => {
    const game = put({ hand: ['Barter'], battlefield: ['Keepsake'] }, { battlefield: ['Ox'] })
    game.cast('Barter', { targets: ['Keepsake', 'Ox'] }).resolve()
    expect([controller(game, 'Keepsake'), controller(game, 'Ox'), game.state.stack.length]).toEqual([1, 0, 1])
    expect(get(game.state, game.state.stack[0] ?? -1).controller).toBe(0)
    expect(lives(game.resolve())).toEqual([23, 20])
    game.isAtAQuestion()
  })

  test('[2004:410.10d] its next controller loses it when the effect ends in the cleanup step', () => {
    const game = put({ hand: ['Loan'] }, { battlefield: ['Keepsake'] })
    game
      .cast('Loan', { targets: ['Keepsake'] })
      .resolve()
      .resolveAll()
    expect(lives(game)).toEqual([20, 23])
    game.to('cleanup')
    expect([game.state.turn.active, controller(game, 'Keepsake'), game.state.stack.length]).toEqual([0, 1, 1])
    expect(lives(game.resolve())).toEqual([23, 23])
    expect(game.to('upkeep').state.turn.active).toBe(1)
  })

  test('[2004:410.10d] it is lost with the Aura that gave it', () => {
    const game = put({ hand: ['Hold', 'Dissolve'] }, { battlefield: ['Keepsake'] })
    game.cast('Hold', { targets: ['Keepsake'] }).resolveAll()
    expect([controller(game, 'Keepsake'), lives(game)]).toEqual([0, [20, 23]])
    game.cast('Dissolve', { targets: ['Hold'] }).resolve()
    expect([controller(game, 'Keepsake'), game.state.stack.length]).toEqual([1, 1])
    expect(lives(game.resolve())).toEqual([23, 23])
  })

  test('[2004:410.10d] what leaves the battlefield is lost too, by whoever controlled it', () => {
    const game = put({ hand: ['Loan', 'Slay'] }, { battlefield: ['Keepsake'] })
    game.cast('Slay', { targets: ['Keepsake'] }).resolveAll()
    expect(lives(game)).toEqual([20, 23])
    const lent = put({ hand: ['Loan', 'Slay'] }, { battlefield: ['Keepsake'] })
    lent
      .cast('Loan', { targets: ['Keepsake'] })
      .resolve()
      .resolveAll()
    lent.cast('Slay', { targets: ['Keepsake'] }).resolveAll()
    expect(lives(lent)).toEqual([23, 23])
    expect(lives(lent.to('upkeep'))).toEqual([23, 23])
  })

  test('[2004:410.10d] one that leaves with it sees it', () => {
    const game = put({ hand: ['Wipe'], battlefield: ['Ledger', 'Bear', 'Ox'] }, { battlefield: ['Envy', 'Keepsake'] })
    game.cast('Wipe').resolveAll()
    expect(lives(game)).toEqual([22, 25])
  })

  test('[2004:410.10d] nothing is lost where control does not change', () => {
    const game = put({ hand: ['Barter', 'Loan'], battlefield: ['Keepsake', 'Bear', 'Ledger'] })
    game.cast('Barter', { targets: ['Keepsake', 'Bear'] }).resolve()
    game.cast('Loan', { targets: ['Keepsake'] }).resolve()
    expect([lives(game.to('upkeep')), game.state.stack.length]).toEqual([[20, 20], 0])
  })

  test('[2004:404.4] a delayed trigger waits for it, past the cleanup step', () => {
    const game = put({ hand: ['Levy'] }, { battlefield: ['Bear'] })
    game.cast('Levy', { targets: ['Bear'] }).resolve()
    expect(get(game.state, game.id('Bear')).tapped).toBe(false)
    game.to('cleanup')
    expect([controller(game, 'Bear'), game.state.stack.length]).toEqual([1, 1])
    expect(get(game.resolve().state, game.id('Bear')).tapped).toBe(true)
    expect(game.state.delayed).toEqual([])
  })
})

describe('phasing out', () => {
  const phased = (edition: '2004' | '2011') => {
    const game = table(edition, [{ battlefield: ['Fader'] }, {}], CARDS)
    return game.to('draw', game.state.turn.number + 2)
  }

  test('[2004:217.8c] in 2004 nobody controls what has phased out', () => {
    const game = phased('2004')
    expect([game.zone('Fader'), game.life(0)]).toEqual(['phasedOut', 23])
  })

  test("[2004:217.8a] in 2011 it is still its controller's", () => {
    const game = phased('2011')
    expect([game.zone('Fader'), game.life(0)]).toEqual(['phasedOut', 20])
  })
})
