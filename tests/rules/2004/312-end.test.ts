import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const KETTLE = card('Kettle', '{1}', 'Artifact', '{T}: Add {R}.')
const SWELL = card('Swell', '{0}', 'Instant', 'Target creature gets +2/+2 until end of turn.')

describe('312, 313 the end phase', () => {
  test('[2004:312.1] end step and cleanup are one phase: mana made in the end step lasts until cleanup is over', () => {
    const game = table('2004', [{ battlefield: ['Kettle'], hand: times(8, 'Ox') }, {}], [KETTLE]).to('end')
    game.activate('Kettle').pass(2)
    expect(game.state.turn.step).toBe('cleanup')
    expect(game.asks('choose').reason).toBe('discardToHandSize')
    expect([game.pool(0), game.life(0)]).toEqual(['R', 20])
    game.plain()
    expect([game.state.turn.number, game.pool(0), game.life(0)]).toEqual([4, '', 19])
  })

  test('[2004:313.1] "at end of turn" goes on the stack as the step begins and may be responded to', () => {
    const game = table('2004', [{ battlefield: ['Mayfly'], hand: ['Swell'] }, {}], [SWELL]).to('end')
    expect(game.state.stack).toHaveLength(1)
    game.cast('Swell', { targets: ['Mayfly'] }).resolve()
    expect(game.size('Mayfly')).toBe('4/3')
    game.resolve()
    expect(game.zone('Mayfly')).toBe('graveyard')
    expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['end', 0])
  })

  test('[2004:313.2] one that comes after the step began waits for the next end step; effects do not', () => {
    const game = table('2004', [{ hand: ['Mayfly', 'Swell'] }, {}], [SWELL]).to('end')
    game.cast('Mayfly').resolve()
    game.cast('Swell', { targets: ['Mayfly'] }).resolve()
    expect(game.size('Mayfly')).toBe('4/3')
    game.to('upkeep', 4)
    expect(game.size('Mayfly')).toBe('2/1')
    game.to('end', 4)
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect(game.zone('Mayfly')).toBe('graveyard')
  })

  test('[2004:313.2] so does a delayed one made in the end step', () => {
    const late = card('Borrowed Time', '{0}', 'Instant', 'Exile target creature at the beginning of the next end step.')
    const game = table('2004', [{ hand: ['Borrowed Time'] }, { battlefield: ['Ox'] }], [late]).to('end')
    game
      .cast('Borrowed Time', { targets: ['Ox'] })
      .resolve()
      .to('upkeep', 4)
    expect(game.zone('Ox')).toBe('battlefield')
    game.to('end', 4).resolve()
    expect(game.zone('Ox')).toBe('exile')
  })
})

describe('314 cleanup', () => {
  test('[2004:314.1 2004:217.3b] first the active player discards down to seven, without the stack', () => {
    const game = table('2004', [{ hand: times(9, 'Ox') }, { hand: times(10, 'Ox') }])
    expect(game.handSize(0)).toBe(9)
    game.until('choose')
    const choice = game.asks('choose')
    expect([choice.seat, choice.reason, choice.min, choice.max]).toEqual([0, 'discardToHandSize', 2, 2])
    expect(game.refusal(choice.from.slice(0, 1)).rule).toMatch(/^2004/)
    game.reply(choice.from.slice(0, 2))
    expect([game.handSize(0), game.handSize(1)]).toEqual([7, 10])
    expect([game.state.turn.number, game.state.turn.step, game.state.stack.length]).toEqual([4, 'upkeep', 0])
  })

  testInEditions('2004', '2011')(
    '[2004:217.3b] seven, at the cleanup of the own turn and no earlier (%s)',
    (edition) => {
      const sides = [{ hand: times(9, 'Ox') }, { hand: times(9, 'Ox') }] as const
      const game = table(edition, [...sides], [], { step: 'draw' })
      for (const step of ['main1', 'main2', 'end'] as const) expect(game.to(step).handSize(0)).toBe(9)
      game.until('choose')
      const { seat, from, min, max } = game.asks('choose')
      expect([game.state.turn.step, seat, from.length, min, max]).toEqual(['cleanup', 0, 9, 2, 2])
      const kept = from.slice(2)
      game.reply(from.slice(0, 2))
      // The player chose which, and the other one is not asked in this turn.
      expect([game.state.hands[0], game.handSize(1), game.state.turn.active]).toEqual([kept, 9, 1])
      game.until('choose')
      expect([game.asks('choose').seat, game.handSize(0), game.handSize(1), game.asks('choose').min]).toEqual([
        1, 7, 10, 3,
      ])
      // With exactly seven nothing is discarded.
      const seven = table(edition, [{ hand: times(7, 'Ox') }, {}]).to('upkeep', 4)
      expect([seven.handSize(0), seven.state.graveyards[0]]).toEqual([7, []])
    },
  )

  test('[2004:217.3b] a changed maximum counts at cleanup', () => {
    const vault = card('Vault', '{1}', 'Artifact', 'You have no maximum hand size.')
    const game = table('2004', [{ hand: times(9, 'Ox'), battlefield: ['Vault'] }, {}], [vault]).to('upkeep', 4)
    expect(game.handSize(0)).toBe(9)
  })

  test('[2004:314.2] damage goes and effects until end of turn end at the same instant', () => {
    const theirs = { battlefield: [{ name: 'Ox', damage: 2 }] }
    const game = table('2004', [{ hand: ['Swell', 'Spark'], battlefield: ['Bear', 'Mountain'] }, theirs], [SWELL])
    game
      .cast('Swell', { targets: ['Bear'] })
      .resolve()
      .cast('Spark', { targets: ['Bear'] })
      .resolve()
    expect([game.size('Bear'), get(game.state, game.id('Bear')).damage]).toEqual(['4/4', 3])
    game.to('end')
    expect([game.size('Bear'), get(game.state, game.id('Bear')).damage]).toEqual(['4/4', 3])
    game.to('upkeep', 4)
    expect([game.zone('Bear'), game.size('Bear'), get(game.state, game.id('Bear')).damage]).toEqual([
      'battlefield',
      '2/2',
      0,
    ])
    expect(get(game.state, game.id('Ox')).damage).toBe(0)
  })

  test('[2004:314.2] "this turn" ends there too', () => {
    const bar = card('Bar', '{0}', 'Instant', "Target creature can't block this turn.")
    const game = table('2004', [{ hand: ['Bar'] }, { battlefield: ['Ox'] }], [bar])
    game.cast('Bar', { targets: ['Ox'] }).resolve()
    expect(game.state.lasting).toHaveLength(1)
    game.to('upkeep', 4)
    expect(game.state.lasting).toHaveLength(0)
  })

  test('[2004:314.3] a trigger in cleanup gives priority, and another cleanup step after it', () => {
    const game = table('2004', [{ hand: [...times(7, 'Ox'), 'Swell'], battlefield: ['Madcap', 'Bear'] }, {}], [SWELL])
    game.until('choose').reply([game.id('1:Ox', 'hand')])
    expect([game.state.turn.step, game.state.stack.length, game.asks('priority').seat]).toEqual(['cleanup', 1, 0])
    game.cast('Swell', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('4/4')
    game.resolve()
    expect(game.life(0)).toBe(21)
    const from = game.events.length
    game.pass(2)
    const began = game.events.slice(from).flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []))
    expect(began).toEqual(['cleanup', 'untap', 'upkeep'])
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2004:314.3] otherwise nobody has priority there', () => {
    const game = table('2004', [{}, {}]).to('end').pass(2)
    expect([game.state.turn.number, game.state.turn.step]).toEqual([4, 'upkeep'])
  })

  test('[2004:314.3] a state-based action alone gives priority too', () => {
    const wither = card('Wither', '{0}', 'Sorcery', 'Put three -1/-1 counters on target creature.')
    const game = table('2004', [{ hand: ['Swell', 'Wither'], battlefield: ['Bear'] }, {}], [SWELL, wither])
    game
      .cast('Swell', { targets: ['Bear'] })
      .resolve()
      .cast('Wither', { targets: ['Bear'] })
      .resolve()
    expect(game.size('Bear')).toBe('1/1')
    game.to('end').pass(2)
    expect([game.state.turn.number, game.state.turn.step, game.asks('priority').seat]).toEqual([3, 'cleanup', 0])
    expect(game.zone('Bear')).toBe('graveyard')
    game.pass(2)
    expect([game.state.turn.number, game.state.turn.step]).toEqual([4, 'upkeep'])
  })
})
