import { describe, expect, test } from 'vitest'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { allTo, attackInBands as attack, bandNumber, dividing, whyNotInBands as refused } from '../../support/bands.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const wolf = (name: string, text: string, size = '2/2') => creature(name, '{0}', size, text, 'Creature — Wolf')
const CARDS = [
  wolf('Alpha', 'Bands with other Wolves'),
  wolf('Beta', 'Bands with other Wolves'),
  wolf('Twice', 'Bands with other Wolves, bands with other Wolves'),
  wolf('Cub', ''),
  creature('Falconer', '{0}', '1/1', 'Bands with other Birds'),
  creature('Brute', '{0}', '4/4'),
  card('Pack Law', '{0}', 'Enchantment', 'Creatures you control have "bands with other Wolves."'),
  spell('Rout', 'Target creature loses banding until end of turn.'),
  spell('Scatter', 'Target creature loses banding and all "bands with other" abilities until end of turn.'),
]
const board = (
  edition: EditionId,
  mine: readonly string[],
  theirs: readonly string[] = [],
  hand: readonly string[] = [],
) => table(edition, [{ battlefield: mine, hand }, { battlefield: theirs }], CARDS)

const together = (game: ReturnType<typeof board>, ...names: readonly string[]): void => {
  attack(game, names)
  expect(new Set(names.map((name) => bandNumber(game, name))).size).toBe(1)
  expect(bandNumber(game, names[0] ?? '')).not.toBeNull()
  game.isAtAQuestion()
}

inEditions('2004', '2011')('502.11 bands with other, %s', (edition) => {
  test.each(['Rout', 'Scatter'])('[2004:502.11a] what loses banding loses it too (%s)', (name) => {
    const game = board(edition, ['Alpha', 'Beta', 'Shieldhand'], [], [name, name])
    game.cast(`1:${name}`, { targets: ['Alpha'] }).resolve()
    const before = game.position
    game.cast(name, { targets: ['Beta'] }).resolve()
    expect(refused(game, ['Alpha', 'Beta'])).toBe('attack.band')
    game.position = before
    // The other one still has it: in 2004 that isn't enough, in 2011 it is.
    if (edition === '2004') expect(refused(game, ['Alpha', 'Beta'])).toBe('attack.band')
    else together(game, 'Alpha', 'Beta')
  })

  test('[2004:502.11a] losing "bands with other" leaves nothing to lose of what has banding', () => {
    const game = board(edition, ['Shieldhand', 'Cub'], [], ['Scatter'])
    game.cast('Scatter', { targets: ['Shieldhand'] }).resolve()
    expect(refused(game, ['Shieldhand', 'Cub'])).toBe('attack.band')
  })

  test('[2004:502.11b] any number of those with that same ability', () => {
    together(board(edition, ['Alpha', 'Beta', 'Twice']), 'Alpha', 'Beta', 'Twice')
    expect(refused(board(edition, ['Handler', 'Falconer']), ['Handler', 'Falconer'])).toBe('attack.band')
    expect(refused(board(edition, ['Cub', 'Brute']), ['Cub', 'Brute'])).toBe('attack.band')
  })

  test('[2004:502.11b] one with it is one without banding, among those with banding', () => {
    together(board(edition, ['Shieldhand', 'Handler']), 'Shieldhand', 'Handler')
    expect(refused(board(edition, ['Shieldhand', 'Handler', 'Falconer']), ['Shieldhand', 'Handler', 'Falconer'])).toBe(
      'attack.band',
    )
  })

  test('[2004:502.11b] such a band is blocked like any other', () => {
    const game = attack(board(edition, ['Alpha', 'Beta', 'Cub'], ['Wall']), ['Alpha', 'Beta'], ['Cub'])
    game.block({ Wall: 'Beta' })
    expect(game.state.combat?.attackers.map(({ blocked }) => blocked)).toEqual([true, true, false])
    expect(game.to('main2').life(1)).toBe(18)
  })

  test('[2004:502.11c] two such blockers: the defending player divides the damage', () => {
    const game = attack(board(edition, ['Brute'], ['Alpha', 'Beta', 'Wall']), ['Brute'])
    game.block({ Alpha: 'Brute', Beta: 'Brute', Wall: 'Brute' })
    const question = dividing(game)
    expect([question.seat, question.sources.map(({ id }) => id)]).toEqual([1, [game.id('Brute')]])
    game.reply(allTo(game, question, 'Wall')).to('main2')
    expect(['Alpha', 'Beta', 'Wall'].map((name) => game.zone(name))).toEqual(Array(3).fill('battlefield'))
  })

  test('[2004:502.11c] not with one such blocker, or with two of different kinds', () => {
    const one = attack(board(edition, ['Brute'], ['Alpha', 'Wall']), ['Brute'])
    expect(dividing(one.block({ Alpha: 'Brute', Wall: 'Brute' })).seat).toBe(0)
    const two = attack(board(edition, ['Brute'], ['Alpha', 'Falconer']), ['Brute'])
    expect(dividing(two.block({ Alpha: 'Brute', Falconer: 'Brute' })).seat).toBe(0)
  })

  test('[2004:502.11c] what blocks two such attackers: the attacking player divides its damage', () => {
    const game = attack(board(edition, ['Alpha', 'Beta'], ['Brute']), ['Alpha', 'Beta']).block({ Brute: 'Alpha' })
    const question = dividing(game)
    expect([question.seat, question.sources.map(({ id }) => id)]).toEqual([0, [game.id('Brute')]])
    game.reply(allTo(game, question, 'Beta')).to('main2')
    expect([game.zone('Alpha'), game.zone('Beta')]).toEqual(['battlefield', 'graveyard'])
  })

  test('[2004:502.11d] several instances of one are redundant: it is still one creature', () => {
    const game = attack(board(edition, ['Brute'], ['Twice', 'Wall']), ['Brute'])
    expect(dividing(game.block({ Twice: 'Brute', Wall: 'Brute' })).seat).toBe(0)
  })
})

describe('502.11b and c as of 2004', () => {
  test('[2004:502.11b] those with the ability, whatever they are, and those with banding', () => {
    together(board('2004', ['Handler', 'Keeper', 'Shieldhand']), 'Handler', 'Keeper', 'Shieldhand')
    expect(refused(board('2004', ['Alpha', 'Cub']), ['Alpha', 'Cub'])).toBe('attack.band')
    expect(refused(board('2004', ['Alpha', 'Beta', 'Cub']), ['Alpha', 'Beta', 'Cub'])).toBe('attack.band')
    together(board('2004', ['Handler', 'Brute', 'Pack Law']), 'Handler', 'Brute')
  })

  test('[2004:502.11c] two with the ability, whatever they are; not one with it and a Wolf', () => {
    const game = attack(board('2004', ['Brute'], ['Handler', 'Keeper']), ['Brute'])
    expect(dividing(game.block({ Handler: 'Brute', Keeper: 'Brute' })).seat).toBe(1)
    const other = attack(board('2004', ['Brute'], ['Alpha', 'Cub']), ['Brute'])
    expect(dividing(other.block({ Alpha: 'Brute', Cub: 'Brute' })).seat).toBe(0)
  })
})
