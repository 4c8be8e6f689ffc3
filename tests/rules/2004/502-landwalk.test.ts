import { expect, test } from 'vitest'
import { checkReply } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Diver', '{0}', '2/2', 'Islandwalk'),
  creature('Bogman', '{0}', '2/2', 'Swampwalk'),
  creature('Skater', '{0}', '2/2', 'Snow-covered forestwalk'),
  creature('Trapper', '{0}', '2/2', 'Snow-covered landwalk'),
  creature('Envoy', '{0}', '2/2', 'Legendary landwalk'),
  creature('Rover', '{0}', '2/2', 'Nonbasic landwalk'),
  card('Pale Fen', '', 'Snow Land — Swamp'),
  card('Throne', '', 'Legendary Land', '{T}: Add {C}.'),
  card('Throne Hall', '', 'Legendary Artifact'),
  spell('Wade', 'Target creature gains islandwalk until end of turn.'),
  spell('Pave', 'Target creature loses all landwalk abilities until end of turn.'),
  spell('Melt', 'Destroy target snow-covered land.'),
  spell('Raft', 'Create a 2/2 blue Merfolk creature token with islandwalk.'),
  card('Currents', '{0}', 'Enchantment', 'Creatures you control have islandwalk.'),
  card('Tide', '{0}', 'Enchantment', 'Creatures with landwalk get +1/+0.'),
]

inEditions('2004', '2011')('502.6 landwalk, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[], ...hand: readonly string[]): Table =>
    table(edition, [{ battlefield: mine, hand }, { battlefield: ['Ox', ...theirs] }], CARDS)
  /** Whether the ox, that nothing else keeps from blocking, may block the attacker. */
  const blockable = (game: Table, attacker: string): boolean => {
    game.attack(attacker).pass(2)
    return game.question.kind === 'blockers' && checkReply(game.position, blockBy(game, attacker)) === null
  }
  const blockBy = (game: Table, attacker: string) => [{ id: game.id('Ox'), attackers: [game.id(attacker)] }]
  const against = (attacker: string, ...lands: readonly string[]): boolean =>
    blockable(board([attacker], lands), attacker)

  test("[2004:502.6b] unblockable while the defending player controls such a land; one's own does not matter", () => {
    expect([against('Bogman', 'Swamp'), against('Bogman', 'Island'), against('Bogman')]).toEqual([false, true, true])
    expect(blockable(board(['Bogman', 'Swamp'], []), 'Bogman')).toBe(true)
    expect(against('Bogman', 'Pale Fen', 'Island')).toBe(false)
  })

  test('[2004:502.6b] judged as blockers are declared', () => {
    const raze = card('Old Raze', '{0}', 'Instant', 'Destroy target land.')
    const sides = [{ battlefield: ['Bogman'], hand: ['Old Raze'] }, { battlefield: ['Ox', 'Swamp'] }] as const
    const game = table(edition, [sides[0], sides[1]], [...CARDS, raze]).attack('Bogman')
    game
      .cast('Old Raze', { targets: ['Swamp'] })
      .resolve()
      .block({ Ox: 'Bogman' })
      .isAtAQuestion()
  })

  test('[2004:502.6a] a land type, a supertype, none of it, or both together', () => {
    expect([against('Envoy', 'Throne'), against('Envoy', 'Island', 'Throne Hall')]).toEqual([false, true])
    expect([against('Rover', 'Pale Fen'), against('Rover', 'Island', 'Frosted Grove')]).toEqual([false, true])
    expect([against('Trapper', 'Pale Fen'), against('Trapper', 'Forest')]).toEqual([false, true])
  })

  test('[2004:502.6c] snow-covered: the same land must be both', () => {
    const lands = [['Frosted Grove'], ['Forest'], ['Pale Fen'], ['Forest', 'Pale Fen']]
    expect(lands.map((all) => against('Skater', ...all))).toEqual([false, true, true, true])
  })

  test('[2004:502.6c] what removes all landwalk abilities removes these, too', () => {
    const lost = board(['Skater'], ['Frosted Grove'], 'Pave')
      .cast('Pave', { targets: ['Skater'] })
      .resolve()
    expect(blockable(lost, 'Skater')).toBe(true)
    const both = board(['Diver'], ['Island'], 'Pave')
      .cast('Pave', { targets: ['Diver'] })
      .resolve()
    expect(blockable(both, 'Diver')).toBe(true)
  })

  test('[2004:502.6d] landwalk abilities do not cancel each other', () => {
    const game = board(['Skater'], ['Frosted Grove', 'Skater'])
    expect(blockable(game, '1:Skater')).toBe(false)
  })

  test('[2004:502.6e] a second instance of the same adds nothing, and goes by itself', () => {
    const game = board(['Diver'], ['Island'], 'Wade')
      .cast('Wade', { targets: ['Diver'] })
      .resolve()
    expect(blockable(game, 'Diver')).toBe(false)
    game.to('main1', game.state.turn.number + 2)
    expect(blockable(game, 'Diver')).toBe(false)
    const other = board(['Diver'], ['Swamp'], 'Wade')
      .cast('Wade', { targets: ['Diver'] })
      .resolve()
    expect(blockable(other, 'Diver')).toBe(true)
  })

  test('[2004:502.6b] granted, on a token, in a filter', () => {
    expect(blockable(board(['Bear', 'Currents'], ['Island']), 'Bear')).toBe(false)
    const given = board(['Bear'], ['Island'], 'Wade')
      .cast('Wade', { targets: ['Bear'] })
      .resolve()
    expect(blockable(given, 'Bear')).toBe(false)
    const token = board(['Tide', 'Bear', 'Skater'], ['Island'], 'Raft').cast('Raft').resolve()
    expect([token.size('Merfolk'), token.size('Bear'), token.size('Skater')]).toEqual(['3/2', '2/2', '3/2'])
    token.to('main1', token.state.turn.number + 2)
    expect(blockable(token, 'Merfolk')).toBe(false)
  })

  test('[2004:502.14a] "snow-covered land": only a land that is', () => {
    const game = board([], ['Forest', 'Frosted Grove', 'Pale Fen'], 'Melt')
    game.reply({ do: 'cast', ...game.way(game.id('Melt', 'hand'), 'normal') })
    const legal = game.asks('targets').legal
    expect(legal.toSorted((a, b) => Number('object' in a && 'object' in b && a.object - b.object))).toEqual([
      game.ref('Frosted Grove'),
      game.ref('Pale Fen'),
    ])
  })

  test('[2004:502.14b] a Frosted Grove is a basic land, a Forest, and gives {G}', () => {
    const game = board(['Frosted Grove'], [])
    game.activate('Frosted Grove')
    expect(game.pool(0)).toBe('G')
    expect(against('Rover', 'Frosted Grove')).toBe(true)
  })
})
