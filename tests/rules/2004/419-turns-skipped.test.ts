/**
 * Turns that are skipped as they would begin (419.6f), who wasn't sacrificed, and X that every mode pays alike (403,
 * 410.10d).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Hourglass',
    '{0}',
    'Artifact',
    "~ enters the battlefield tapped.\n~ doesn't untap during your untap step.\nIf you would begin your turn while ~ is tapped, you may skip that turn instead. If you do, untap ~.\n{T}: Take an extra turn after this one.",
  ),
  card('Gyve', '{0}', 'Artifact', 'If an opponent would begin an extra turn, that player skips that turn instead.'),
  card('Rush', '{0}', 'Sorcery', 'Take an extra turn after this one.'),
  card(
    'Salvage',
    '{0}',
    'Artifact',
    'Whenever an artifact you control is put into a graveyard from the battlefield, if it wasn’t sacrificed, you may pay {1}. If you do, you gain 5 life.',
  ),
  card('Bauble', '{0}', 'Artifact', 'Sacrifice ~: You gain 1 life.'),
  creature(
    'Healer',
    '{0}',
    '1/1',
    '{X}, {T}: Choose one —\n• Prevent the next X damage that would be dealt to target creature this turn. Spend only white mana on X.\n• You gain X life. Spend only white mana on X.',
  ),
  card(
    'Waste',
    '{0}',
    'Enchantment',
    'At the beginning of each end step, each player who tapped a land for mana this turn sacrifices a land. ~ deals 2 damage to each player who sacrificed a Plains this way.',
  ),
  card('Spire', '', 'Land', '{T}: Add {C}{U}. Spend this mana only to pay cumulative upkeep costs.'),
  creature('Vassal', '{0}', '2/2', 'At the beginning of your upkeep, sacrifice ~ unless you pay {1}.'),
]
/** Plays on until the next turn has begun, and says whose it is. */
const nextTurn = (game: Table, skip: boolean | null = null): number => {
  const { number } = game.state.turn
  let asked = false
  for (let guard = 0; guard < 90 && game.state.turn.number === number; guard++) {
    const { question } = game
    if (question.kind === 'priority') game.pass()
    else if (question.kind === 'confirm' && question.reason === 'replacement') {
      asked = true
      game.reply(skip === true)
    } else if (question.kind === 'attackers') game.reply([])
    else game.plain()
  }
  expect(asked).toBe(skip !== null)
  return game.state.turn.active
}
const tapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped

inEditions('2004', '2011')('turns that are skipped, %s', (edition) => {
  test('[2004:419.6f] a turn may be skipped as it would begin, while that is so', () => {
    const board = () => table(edition, [{ battlefield: [{ name: 'Hourglass', tapped: true }] }, {}], CARDS)
    const game = board()
    expect(nextTurn(game)).toBe(1)
    expect(nextTurn(game, true)).toBe(1)
    expect(tapped(game, 'Hourglass')).toBe(false)
    expect(nextTurn(game)).toBe(0)
    game.to('main1').activate('Hourglass', 3).resolve()
    expect(nextTurn(game, false)).toBe(0)
    expect([nextTurn(game), nextTurn(game, false)]).toEqual([1, 0])
    expect(tapped(game, 'Hourglass')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:419.6f] an opponent’s extra turn is skipped, but no other, and not yours', () => {
    const board = (mine: readonly string[], theirs: readonly string[]) =>
      table(edition, [{ hand: ['Rush'], battlefield: mine }, { battlefield: theirs }], CARDS)
        .cast('Rush')
        .resolve()
    expect([nextTurn(board([], [])), nextTurn(board([], ['Gyve'])), nextTurn(board(['Gyve'], []))]).toEqual([0, 1, 0])
    const game = board([], ['Gyve'])
    expect([nextTurn(game), nextTurn(game), nextTurn(game)]).toEqual([1, 0, 1])
  })

  test('[2004:410.10d] only what wasn’t sacrificed', () => {
    const board = () =>
      table(edition, [{ hand: ['Smash'], battlefield: ['Salvage', 'Bauble'], pool: '{C}{C}' }, {}], CARDS)
    const sacrificed = board().activate('Bauble', 0).resolveAll()
    expect([sacrificed.life(0), sacrificed.pool(0)]).toEqual([21, 'CC'])
    const destroyed = board()
      .cast('Smash', { targets: ['Bauble'] })
      .resolve()
      .resolve()
      .reply(true)
      .plain()
    expect(destroyed.life(0)).toBe(25)
    destroyed.isAtAQuestion()
  })

  test('[2004:413.2b] who tapped a land for mana this turn, and who gave up a Plains for it', () => {
    const end = (tap: string | null): Table => {
      const game = table(edition, [{ battlefield: ['Waste', 'Plains'] }, { battlefield: ['Forest', 'Swamp'] }], CARDS)
      if (tap !== null) game.reply({ do: 'activate', ...game.nth(game.id(tap, 'battlefield'), 0) })
      return game.to('end').resolveAll()
    }
    const lands = (game: Table): number => game.state.battlefield.length
    const burn = edition === '2004' ? 1 : 0
    expect([end(null).life(0), lands(end(null))]).toEqual([20, 4])
    expect([end('Plains').life(0), lands(end('Plains'))]).toEqual([18 - burn, 3])
    const other = table(edition, [{ battlefield: ['Waste', 'Plains'] }, { battlefield: ['Forest'] }], CARDS)
    other.pass().reply({ do: 'activate', ...other.nth(other.id('Forest', 'battlefield'), 0) })
    other.to('end').resolveAll()
    expect([other.life(1), other.has('battlefield', 'Forest'), other.has('battlefield', 'Plains')]).toEqual([
      20 - burn,
      false,
      true,
    ])
    other.isAtAQuestion()
  })

  test('[2004:409.1f] only white mana on X, whichever mode it is', () => {
    const most = (pool: string): number => {
      const game = table(edition, [{ battlefield: ['Healer'], pool }, {}], CARDS)
      game.reply({ do: 'activate', ...game.nth(game.id('Healer'), 0) })
      for (let guard = 0; guard < 5 && game.question.kind !== 'number'; guard++) game.plain()
      return game.question.kind === 'number' ? game.question.max : -1
    }
    expect([most('{W}{W}{R}'), most('{W}{C}{C}')]).toEqual([2, 1])
    const game = table(edition, [{ battlefield: ['Healer'], pool: '{W}{W}' }, {}], CARDS)
    game.activate('Healer', 0, { x: 2, modes: [1] }).resolve()
    expect([game.life(0), game.pool(0)]).toEqual([22, ''])
  })

  test('[2011:106.6] mana for one purpose pays no other price as something resolves', () => {
    const kept = (land: string): boolean => {
      const game = table(edition, [{ battlefield: ['Vassal', land] }, {}], CARDS)
      return game.to('draw', game.state.turn.number + 2).has('battlefield', 'Vassal')
    }
    expect([kept('Forest'), kept('Spire')]).toEqual([true, false])
  })
})
