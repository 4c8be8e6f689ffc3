/** A copy of a spell has what was decided for it, but wasn't cast: not by anyone, from anywhere or at any time. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Echo', '{0}', 'Instant', 'Copy target spell you control.'),
  card(
    'Tale',
    '{0}',
    'Sorcery',
    'You gain 1 life. If this spell was cast from a graveyard, copy this spell.\nFlashback {0}',
  ),
  card('Refrain', '{0}', 'Sorcery', 'You gain 1 life. If you cast this spell from your hand, you gain 10 life.'),
  card(
    'Address',
    '{0}',
    'Instant',
    'You gain 1 life.\nAddendum — If you cast this spell during your main phase, you gain 10 life.',
  ),
  card(
    'Roar',
    '{0}',
    'Sorcery',
    'As an additional cost to cast this spell, you may reveal an Ox card from your hand.\nYou gain 1 life. If you revealed an Ox card or controlled an Ox as you cast this spell, you gain 10 life.',
  ),
  creature('Ox', '{G}', '2/4', '', 'Creature — Ox'),
  creature('Guest', '{0}', '2/2', 'When ~ enters, if you cast it, you gain 10 life.'),
  creature('Heir', '{0}', '2/2', 'Kicker {1}\nWhen ~ enters, if it was kicked, you gain 10 life.'),
  card(
    'Veil',
    '{0}',
    'Enchantment',
    'You may cast ~ as though it had flash. If you cast it any time a sorcery couldn’t have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.',
  ),
]

const play = (hand: readonly string[], more: object = {}) =>
  table('today', [{ hand: [...hand, 'Echo'], pool: '{C}', ...more }, { library: ['Ox', 'Ox'] }], CARDS)
const echoed = (game: Table, name: string): Table => game.cast('Echo', { targets: [name] }).resolveAll()
const gained = (name: string, more: object = {}): number => {
  const game = echoed(play([name], more).cast(name), name)
  game.isAtAQuestion()
  return game.life(0) - 20
}
const tokens = (game: Table) => game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')

describe('what asks how the spell was cast', () => {
  test('[today:707.10] from a graveyard: the card copies itself, its copy doesn’t', () => {
    const game = table('today', [{ graveyard: ['Tale'] }, {}], CARDS)
    game.cast('Tale', { via: 'flashback' }).resolveAll()
    expect(game.life(0)).toBe(22)
    game.isAtAQuestion()
  })
  test('[today:707.10] from your hand, in your main phase: only the card', () => {
    expect(gained('Refrain')).toBe(12)
    expect(gained('Address')).toBe(12)
  })
  test('[today:707.10] what was so as you cast it: only of the card', () => {
    expect(gained('Roar', { battlefield: ['Ox'] })).toBe(12)
    expect(gained('Roar')).toBe(2)
  })
  test('[today:707.10] what was paid for it: of both', () => {
    const game = play(['Roar', 'Ox'])
    expect(echoed(game.cast('Roar', { kick: true }), 'Roar').life(0)).toBe(42)
  })
})

describe('tokens that copies become', () => {
  test('[today:707.10] nobody cast it', () => {
    const game = echoed(play(['Guest']).cast('Guest'), 'Guest')
    expect([tokens(game).length, game.life(0)]).toEqual([1, 30])
    game.isAtAQuestion()
  })
  test('[today:707.10] but what was paid for the spell counts', () => {
    const game = echoed(play(['Heir']).cast('Heir', { kick: true }), 'Heir')
    expect([tokens(game).length, game.life(0)]).toEqual([1, 40])
    game.isAtAQuestion()
    const plain = echoed(play(['Heir']).cast('Heir'), 'Heir')
    expect([tokens(plain).length, plain.life(0)]).toEqual([1, 20])
  })
  test('[today:707.10] at no time, either: only the permanent that was cast off time is sacrificed', () => {
    const game = table('today', [{}, { hand: ['Veil', 'Echo'] }], CARDS).pass()
    echoed(game.cast('Veil'), 'Veil')
    expect([tokens(game).length, game.state.delayed.length]).toEqual([1, 1])
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.state.battlefield).toEqual(tokens(game))
    expect(game.id('Veil', 'graveyard')).toBeGreaterThan(0)
    game.isAtAQuestion()
  })
})
