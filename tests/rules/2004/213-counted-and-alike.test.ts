/** What is counted, even or odd, what several share, and what abilities a permanent has (200.9, 413.2f). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Turncoat',
    '{0}',
    '3/3',
    'At the beginning of your upkeep, target opponent gains control of ~ if the number of permanents is even.',
  ),
  card(
    'Quern',
    '{0}',
    'Artifact',
    '{0}, {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.',
  ),
  creature(
    'Mime',
    '{0}',
    '3/3',
    "~ can't be blocked unless defending player controls three or more creatures that share a creature type.",
  ),
  creature('Ape', '{0}', '1/1', '', 'Creature — Ape'),
  creature('Ape Knight', '{0}', '1/1', '', 'Creature — Ape Knight'),
  creature('Knight', '{0}', '1/1', '', 'Creature — Knight'),
  card(
    'Cage',
    '{0}',
    'Artifact',
    'At the beginning of each opponent’s upkeep, ~ deals 2 damage to that player unless they have exactly three or exactly four cards in hand.',
  ),
  card(
    'Net',
    '{0}',
    'Artifact',
    "Each land with an activated ability that isn't a mana ability doesn't untap during its controller's untap step.",
  ),
  card('Keep', '', 'Land', '{T}: Add {C}.\n{T}: You gain 1 life.'),
  card('Glen', '', 'Land', 'Cycling {2}\n{T}: Add {G}.'),
  card(
    'Sump',
    '{X}{0}',
    'Instant',
    "Counter target spell unless its controller pays {X}. If that player doesn't, they tap all lands with mana abilities they control and lose all unspent mana.",
  ),
  card('Waste', '', 'Land', '{T}: You gain 1 life.'),
  card(
    'Idol',
    '{0}',
    'Artifact',
    '{T}, Sacrifice a black or artifact creature: Add an amount of {B} equal to the sacrificed creature’s mana value.',
  ),
  creature('Drudge', '{2}{B}', '1/1'),
  card('Golem', '{4}', 'Artifact Creature — Golem', '', '3/3'),
  card(
    'Trance',
    '{1}{U}',
    'Sorcery',
    'As an additional cost to cast this spell, sacrifice a creature.\nTarget player reveals their hand and discards all cards of each of the sacrificed creature’s colors.',
  ),
  creature('Squire', '{W}', '1/1'),
  creature('Hybrid', '{R}{G}', '1/1'),
  card(
    'Gloom',
    '{0}',
    'Enchantment',
    'At the beginning of each player’s upkeep, that player sacrifices a green of their choice or white permanent.',
  ),
  card(
    'Curse',
    '{0}',
    'Enchantment — Aura',
    'Enchant artifact\nWhenever enchanted artifact becomes tapped or a player activates an ability of enchanted artifact without {T} in its activation cost, ~ deals 2 damage to that artifact’s controller.',
  ),
  card('Rock', '{0}', 'Artifact', '{T}: Add {C}.\n{0}: You gain 1 life.'),
]
const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped
const control = (game: Table, name: string): number => get(game.state, game.id(name, 'battlefield')).controller

inEditions('2004', '2011')('counted and alike, %s', (edition) => {
  test('[2004:413.2f] even or odd, as it resolves', () => {
    const board = (more: readonly string[]) => {
      const game = table(edition, [{ battlefield: ['Turncoat', ...more] }, { battlefield: ['Ox'] }], CARDS)
      return game.to('upkeep', game.state.turn.number + 2).resolveAll()
    }
    expect([control(board([]), 'Turncoat'), control(board(['Bear']), 'Turncoat')]).toEqual([1, 0])
  })

  test('[2004:413.2b] again while two of them share a color; cards without color share none', () => {
    const mill = (library: readonly string[]) =>
      table(edition, [{ battlefield: ['Quern'] }, { library }], CARDS)
        .activate('Quern', 0, { targets: ['player 1'] })
        .resolve().state.graveyards[1]?.length
    expect(mill(['Bear', 'Ox', 'Bear', 'Drudge', 'Bear', 'Bear'])).toBe(4)
    expect(mill(['Forest', 'Forest', 'Bear', 'Bear'])).toBe(2)
    expect(mill(['Hybrid', 'Bear', 'Golem', 'Golem', 'Bear', 'Bear'])).toBe(4)
    expect(mill(['Bear', 'Bear', 'Bear'])).toBe(3)
  })

  test('[2004:309.2] three with one creature type in common, whichever that is', () => {
    const mayBlock = (names: readonly string[]): boolean => {
      const game = table(edition, [{ battlefield: ['Mime'] }, { battlefield: names }], CARDS).attack('Mime')
      try {
        game.block({ Ape: 'Mime' })
        return true
      } catch {
        return false
      }
    }
    expect(mayBlock(['Ape', 'Ape Knight', 'Knight'])).toBe(false)
    expect(mayBlock(['Ape', 'Ape Knight', 'Bear'])).toBe(false)
    expect(mayBlock(['Ape', 'Ape Knight', 'Ape Knight'])).toBe(true)
    expect(mayBlock(['Ape', 'Ape Knight', 'Knight', 'Knight'])).toBe(true)
  })

  test('[2004:404.3] unless they have exactly so many, or exactly so many', () => {
    const lost = (n: number): number => {
      const game = table(edition, [{ battlefield: ['Cage'] }, { hand: times(n, 'Forest') }], CARDS)
      return (
        20 -
        game
          .to('upkeep', game.state.turn.number + 1)
          .resolveAll()
          .life(1)
      )
    }
    expect([2, 3, 4, 5].map(lost)).toEqual([2, 0, 0, 2])
  })

  test('[2004:406.1] lands with another activated ability stay tapped, one that only works elsewhere included', () => {
    const game = table(
      edition,
      [
        {},
        {
          battlefield: ['Net', ...['Keep', 'Glen', 'Forest', 'Ox'].map((name) => ({ name, tapped: true }))],
        },
      ],
      CARDS,
    )
    game.to('upkeep', game.state.turn.number + 1)
    expect(['Keep', 'Glen', 'Forest', 'Ox'].map((name) => isTapped(game, name))).toEqual([true, true, false, false])
  })

  test('[2004:413.2e] who doesn’t pay taps their lands that give mana, and has none left', () => {
    const board = (pool: string) => {
      const game = table(
        edition,
        [
          { hand: ['Trance'], battlefield: ['Bear', 'Waste', 'Keep', 'Forest'], pool },
          { hand: ['Sump'], pool: '{C}{C}' },
        ],
        CARDS,
      )
      game.cast('Trance', { targets: ['player 1'] })
      return game
    }
    const game = board('{U}{C}{C}')
    game
      .pass()
      .cast('Sump', { targets: ['Trance'], x: 2 })
      .resolve()
    if (game.question.kind === 'confirm') game.reply(false)
    expect([game.zone('Trance'), game.pool(0)]).toEqual(['graveyard', ''])
    expect(['Waste', 'Keep', 'Forest'].map((name) => isTapped(game, name))).toEqual([false, true, true])
    game.isAtAQuestion()
  })

  test('[2004:200.9] a black or artifact creature is either', () => {
    const board = (name: string) => table(edition, [{ battlefield: ['Idol', name] }, {}], CARDS)
    const may = (name: string): boolean => {
      const game = board(name)
      return game.why({ do: 'activate', ...game.nth(game.id('Idol'), 0) }) === null
    }
    expect(['Bear', 'Drudge', 'Golem', 'Rock'].map(may)).toEqual([false, true, true, false])
    expect(board('Golem').activate('Idol', 0).pool(0)).toBe('BBBB')
  })

  test('[2004:413.2f] all cards of any of the colors that were sacrificed', () => {
    const hand = ['Bear', 'Drudge', 'Forest', 'Hybrid']
    const game = table(edition, [{ hand: ['Trance'], battlefield: ['Bear'], pool: '{U}{C}' }, { hand }], CARDS)
    game.cast('Trance', { targets: ['player 1'] }).resolveAll()
    expect(hand.map((name) => game.has('hand', name, 1))).toEqual([false, true, true, false])
  })

  test('[2004:413.2c] a green one or a white one, which their player chooses', () => {
    const game = table(edition, [{ battlefield: ['Gloom'] }, { battlefield: ['Bear', 'Drudge', 'Squire'] }], CARDS)
    game.to('upkeep', game.state.turn.number + 1).pass(2)
    expect(game.asks('choose').from).toHaveLength(2)
    game.reply([game.id('Squire')])
    expect([game.zone('Squire'), game.zone('Drudge')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:404.1] that artifact is the enchanted one, for either event', () => {
    const board = () =>
      table(
        edition,
        [{ battlefield: [] }, { battlefield: ['Rock', { name: 'Curse', attachedTo: 'Rock' }] }],
        CARDS,
      ).pass()
    const tap = board()
    tap.reply({ do: 'activate', ...tap.nth(tap.id('Rock'), 0) }).resolveAll()
    expect(tap.life(1)).toBe(18)
    expect(board().activate('Rock', 1).resolveAll().life(1)).toBe(19)
  })
})
