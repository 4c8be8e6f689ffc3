/**
 * Several effects on who controls a permanent: the latest of those that last decides (418.5d), exchanges among them.
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Loan', 'Gain control of target creature until end of turn.'),
  instant('Snatch', 'Gain control of target artifact until end of turn.'),
  card('Hold', '{0}', 'Enchantment — Aura', 'Flash\nEnchant creature\nYou control enchanted creature.'),
  creature('Tapper', '{0}', '1/1', '{T}: You gain 1 life.'),
]

inEditions(
  '2004',
  '2011',
  'today',
)('control, %s', (edition) => {
  const put = (one: Parameters<typeof table>[1][0], two: Parameters<typeof table>[1][1] = {}) =>
    table(edition, [one, two], CARDS)
  const controllers = (game: Table, ...names: readonly string[]) =>
    names.map((name) => get(game.state, game.id(name, 'battlefield')).controller)
  const nextTurn = (game: Table) => game.to('upkeep', game.state.turn.number + 1)
  const barter = (game: Table, ...names: readonly string[]) => game.cast('1:Barter', { targets: names }).resolve()

  test('[2004:418.5d] an exchange after a loan outlasts it; the loan still ends', () => {
    const game = put({ hand: ['Loan', 'Barter'] }, { battlefield: ['Ox', 'Bear'] })
    barter(game.cast('Loan', { targets: ['Ox'] }).resolve(), 'Ox', 'Bear')
    expect(controllers(game, 'Ox', 'Bear')).toEqual([1, 0])
    expect(controllers(nextTurn(game), 'Ox', 'Bear')).toEqual([1, 0])
    expect(game.state.lasting.filter(({ duration }) => duration.kind !== 'permanent')).toEqual([])
  })

  test('[2004:418.5d] a loan after an exchange goes back to the one who got it in the exchange', () => {
    const game = put({ hand: ['Loan', 'Barter'], battlefield: ['Ox'] }, { battlefield: ['Bear'] })
    barter(game, 'Ox', 'Bear')
      .cast('Loan', { targets: ['Ox'] })
      .resolve()
    expect(controllers(game, 'Ox', 'Bear')).toEqual([0, 0])
    expect(controllers(nextTurn(game), 'Ox', 'Bear')).toEqual([1, 0])
  })

  test('[2004:418.5d] exchanged away and back, and once more', () => {
    const game = put({ hand: ['Barter', 'Barter', 'Barter'], battlefield: ['Ox'] }, { battlefield: ['Bear'] })
    expect(controllers(barter(game, 'Ox', 'Bear'), 'Ox', 'Bear')).toEqual([1, 0])
    expect(controllers(barter(game, 'Ox', 'Bear'), 'Ox', 'Bear')).toEqual([0, 1])
    expect(controllers(barter(game, 'Ox', 'Bear'), 'Ox', 'Bear')).toEqual([1, 0])
    expect(controllers(nextTurn(game), 'Ox', 'Bear')).toEqual([1, 0])
  })

  test('[2004:418.5d] an Aura before an exchange no longer decides, also when it goes', () => {
    const game = put({ hand: ['Hold', 'Barter', 'Dissolve'] }, { battlefield: ['Ox', 'Bear'] })
    barter(game.cast('Hold', { targets: ['Ox'] }).resolve(), 'Ox', 'Bear')
    expect(controllers(game, 'Ox', 'Bear', 'Hold')).toEqual([1, 0, 0])
    game.cast('Dissolve', { targets: ['Hold'] }).resolve()
    expect(controllers(game, 'Ox', 'Bear')).toEqual([1, 0])
  })

  test('[2004:418.5d] an Aura after an exchange decides until it goes', () => {
    const game = put({ hand: ['Hold', 'Barter', 'Dissolve'], battlefield: ['Ox'] }, { battlefield: ['Bear'] })
    barter(game, 'Ox', 'Bear')
      .cast('Hold', { targets: ['Ox'] })
      .resolve()
    expect(controllers(game, 'Ox', 'Bear')).toEqual([0, 0])
    game.cast('Dissolve', { targets: ['Hold'] }).resolve()
    expect(controllers(game, 'Ox', 'Bear')).toEqual([1, 0])
  })

  test('[2004:glossary/exchange-control] the other one remains with who got it when one of the two is gone', () => {
    const game = put({ hand: ['Barter', 'Slay'], battlefield: ['Ox'] }, { battlefield: ['Bear'] })
    barter(game, 'Ox', 'Bear')
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
    expect([controllers(game, 'Ox'), game.state.graveyards[1]?.length]).toEqual([[1], 1])
  })

  test('[2004:418.3a] "for as long as you control" ends with the first loss, and does not come back with it', () => {
    const game = put({ battlefield: ['Leash'] }, { hand: ['Snatch'], battlefield: ['Bear'] })
    game
      .activate('Leash', 0, { targets: ['Bear'] })
      .resolve()
      .pass()
    expect(controllers(game, 'Leash', 'Bear')).toEqual([0, 0])
    game.cast('Snatch', { targets: ['Leash'] }).resolve()
    expect(controllers(game, 'Leash', 'Bear')).toEqual([1, 1])
    expect(controllers(nextTurn(game), 'Leash', 'Bear')).toEqual([0, 1])
  })

  test('[2004:418.3d today:611.2b] it does not begin if control was lost while the ability was waiting, also if it is back', () => {
    const game = put({ battlefield: ['Leash'], hand: ['Snatch'] }, { hand: ['Snatch'], battlefield: ['Bear'] })
    game.activate('Leash', 0, { targets: ['Bear'] }).pass()
    game.cast('2:Snatch', { targets: ['Leash'] }).resolve()
    expect(controllers(game, 'Leash')).toEqual([1])
    game
      .cast('Snatch', { targets: ['Leash'] })
      .resolve()
      .resolve()
    expect([controllers(game, 'Leash', 'Bear'), game.state.stack.length]).toEqual([[0, 1], 0])
  })

  test('[2004:212.3d] who gets it back has controlled it only since then', () => {
    const game = put({ hand: ['Barter', 'Barter'], battlefield: ['Tapper'] }, { battlefield: ['Bear'] })
    expect(game.why({ do: 'activate', ...game.nth(game.id('Tapper'), 0) })).toBeNull()
    barter(barter(game, 'Tapper', 'Bear'), 'Tapper', 'Bear')
    expect(controllers(game, 'Tapper')).toEqual([0])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Tapper'), 0) })?.rule).toBe(cite('creature.sick', edition))
  })

  const FRONTIER = card(
    'Frontier',
    '',
    'Land',
    'Whenever a creature deals combat damage to you, that creature’s controller gains control of ~.',
  )
  const PRIZE = card(
    'Wanderer’s Prize',
    '{2}',
    'Artifact',
    'At the beginning of your upkeep, if a player controls more Bears than each other player, the player who controls the most Bears gains control of ~.',
  )

  test('[2004:418.3c] who got it keeps it, whoever the words would mean later: its controller', () => {
    const sides = [
      { battlefield: ['Ox'], hand: ['Slay'] },
      { battlefield: ['Frontier'], hand: ['Hold'] },
    ] as const
    const game = table(edition, sides, [...CARDS, FRONTIER])
    game.attack('Ox').to('main2')
    expect(controllers(game, 'Frontier')).toEqual([0])
    game
      .pass()
      .cast('Hold', { targets: ['Ox'] })
      .resolveAll()
    expect(controllers(game, 'Ox', 'Frontier')).toEqual([1, 0])
    game.isAtAQuestion()
  })

  test('[2004:418.3c] or the one who had the most', () => {
    const sides = [{ battlefield: ['Wanderer’s Prize'], hand: ['Slay'] }, { battlefield: ['Bear'] }] as const
    const game = table(edition, sides, [...CARDS, PRIZE], { step: 'upkeep' })
    game.to('upkeep', game.state.turn.number + 2).resolveAll()
    expect(controllers(game, 'Wanderer’s Prize')).toEqual([1])
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect(controllers(game, 'Wanderer’s Prize')).toEqual([1])
  })
})
