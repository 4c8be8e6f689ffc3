/**
 * What each player does or pays, what is done again, and what is skipped, changed or given for a turn (413.2, 419.6).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Matron',
    '{0}',
    '1/1',
    'When ~ dies, each player may pay any amount of mana. Then each player creates a number of 1/1 green Elf creature tokens equal to the amount of mana they paid this way.',
  ),
  card('Bolt', '{0}', 'Instant', '~ deals 3 damage to any target.'),
  card(
    'Bargain',
    '{0}',
    'Sorcery',
    'Target opponent draws two cards, then you draw up to four cards. That opponent may repeat this process as many times as they choose.',
  ),
  card('Hush', '{0}', 'Instant', 'Target player skips their next combat phase this turn.'),
  card(
    'Hall',
    '{0}',
    'Enchantment',
    'At the beginning of each player’s upkeep, that player chooses a color. Until end of turn, lands tapped for mana produce mana of the chosen color instead of any other color.',
  ),
  creature(
    'Warlord',
    '{0}',
    '2/2',
    'At the beginning of your upkeep, you may pay {R}. If you don’t, tap ~ and all creatures named Grunt, then an opponent gains control of them.',
  ),
  creature('Grunt', '{0}', '1/1'),
]
const elves = (game: Table, seat: number): number =>
  game.state.battlefield.filter((id) => get(game.state, id).kind === 'token' && get(game.state, id).controller === seat)
    .length
const control = (game: Table, name: string): number => get(game.state, game.id(name, 'battlefield')).controller
const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped

inEditions('2004', '2011')('by each player, %s', (edition) => {
  test('[2004:413.2b] each player has as many as that player paid for', () => {
    const sides = [{ hand: ['Bolt'], battlefield: ['Matron'], pool: '{C}{C}{C}' }, { pool: '{R}{R}' }] as const
    const game = table(edition, sides, CARDS)
      .cast('Bolt', { targets: ['Matron'] })
      .resolve()
      .resolve()
    for (let guard = 0; guard < 12 && game.question.kind !== 'priority'; guard++)
      game.question.kind === 'number' ? game.reply(game.question.seat === 0 ? 3 : 1) : game.plain()
    expect([elves(game, 0), elves(game, 1), game.pool(0), game.pool(1)]).toEqual([3, 1, '', 'R'])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] the opponent decides how often it is all done', () => {
    const library = Array.from({ length: 12 }, () => 'Forest')
    const game = table(edition, [{ hand: ['Bargain'], library }, { library }], CARDS)
    game.cast('Bargain', { targets: ['player 1'] }).resolve()
    let asked = 0
    for (let guard = 0; guard < 20 && game.question.kind !== 'priority'; guard++) {
      const { question } = game
      if (question.kind === 'number') game.reply(1)
      else if (question.kind === 'confirm') {
        expect(question.seat).toBe(1)
        game.reply(++asked < 3)
      } else game.plain()
    }
    expect([asked, game.handSize(0), game.handSize(1)]).toEqual([3, 3, 6])
    game.isAtAQuestion()
  })

  test('[2004:419.6f] the next combat phase of this turn is skipped, and no later one', () => {
    const board = (seat: number) => {
      const sides = [{ hand: ['Hush'], battlefield: ['Grunt'] }, { battlefield: ['Grunt'] }] as const
      return table(edition, sides, CARDS)
        .cast('Hush', { targets: [`player ${seat}`] })
        .resolve()
    }
    const attacks = (game: Table): boolean => {
      const { number } = game.state.turn
      for (let guard = 0; guard < 60 && game.state.turn.number === number; guard++) {
        if (game.question.kind === 'attackers') return true
        game.question.kind === 'priority' ? game.pass() : game.plain()
      }
      return false
    }
    const own = board(0)
    expect([attacks(own), attacks(own)]).toEqual([false, true])
    const other = board(1)
    expect(attacks(other)).toBe(true)
    other.to('main1', other.state.turn.number + 1)
    expect(other.state.schedule.skips).toEqual([])
    expect(attacks(other)).toBe(true)
  })

  test('[2004:419.6] lands give the chosen color, but colorless mana stays as it is', () => {
    const game = table(edition, [{ battlefield: ['Hall', 'Forest', 'Quarry'] }, {}], CARDS)
    game
      .to('upkeep', game.state.turn.number + 2)
      .pass(2)
      .reply('R')
    const add = (name: string): Table => game.reply({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), 0) })
    add('Forest')
    add('Quarry')
    expect([...game.pool(0)].sort().join('')).toBe('CR')
    game.to('draw', game.state.turn.number + 1)
    game.isAtAQuestion()
  })

  test('[2004:413.2e] who doesn’t pay gives them all away, tapped', () => {
    const board = (pool: readonly string[]) => {
      const sides = [{ battlefield: ['Warlord', 'Grunt', 'Bear', ...pool] }, {}] as const
      const game = table(edition, sides, CARDS)
      return game.to('upkeep', game.state.turn.number + 2).pass(2)
    }
    const lost = board([])
    expect(['Warlord', 'Grunt', 'Bear'].map((name) => control(lost, name))).toEqual([1, 1, 0])
    expect(['Warlord', 'Grunt', 'Bear'].map((name) => isTapped(lost, name))).toEqual([true, true, false])
    const paid = board(['Mountain']).reply(true).plain()
    expect(['Warlord', 'Grunt'].map((name) => control(paid, name))).toEqual([0, 0])
    paid.isAtAQuestion()
  })
})
