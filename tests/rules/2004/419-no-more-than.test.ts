import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  creature('Thick Hide', '{0}', '4/6', 'If a source would deal 3 or less damage to ~, prevent that damage.'),
  card('Graze', '{0}', 'Instant', '~ deals 3 damage to target creature.'),
  card('Gash', '{0}', 'Instant', '~ deals 4 damage to target creature.'),
  card('Salve', '{0}', 'Instant', 'Target player gains 3 life.'),
  card('Parched Land', '{0}', 'Enchantment', 'If a player would gain life, that player gains no life instead.'),
  card('Own Drought', '{0}', 'Enchantment', 'If you would gain life, you gain no life instead.'),
  card('Dry Day', '{0}', 'Instant', 'If target player would gain life this turn, that player gains no life instead.'),
]

inEditions('2004', '2011')('what is too little, or nothing at all, %s', (edition) => {
  test('[2004:419.1b] 3 or less damage at once is prevented, 4 are dealt', () => {
    const game = table(edition, [{ battlefield: ['Thick Hide'], hand: ['Graze', 'Gash'] }, {}], CARDS)
    const marked = () => get(game.state, game.id('Thick Hide')).damage
    game.cast('Graze', { targets: ['Thick Hide'] }).resolve()
    expect(marked()).toBe(0)
    game.cast('Gash', { targets: ['Thick Hide'] }).resolve()
    expect(marked()).toBe(4)
    game.isAtAQuestion()
  })

  const gained = (to: string, side: Side, also: readonly string[] = []) => {
    const game = table(edition, [{ ...side, hand: ['Salve', ...also] }, {}], CARDS)
    for (const name of also) game.cast(name, { targets: ['player 0'] }).resolve()
    game.cast('Salve', { targets: [to] }).resolve()
    game.isAtAQuestion()
    return [game.life(0), game.life(1)]
  }

  test('[2004:419.6] no life instead: for every player, or for one', () => {
    expect(gained('player 0', {})).toEqual([23, 20])
    expect(gained('player 0', { battlefield: ['Parched Land'] })).toEqual([20, 20])
    expect(gained('player 1', { battlefield: ['Parched Land'] })).toEqual([20, 20])
    expect(gained('player 0', { battlefield: ['Own Drought'] })).toEqual([20, 20])
    expect(gained('player 1', { battlefield: ['Own Drought'] })).toEqual([20, 23])
  })

  test('[2004:419.6] no life instead, for a turn', () => {
    expect(gained('player 0', {}, ['Dry Day'])).toEqual([20, 20])
    expect(gained('player 1', {}, ['Dry Day'])).toEqual([20, 23])
  })
})
