/**
 * Rules about entering that say two things in one clause, and counters or abilities that come with an object (410.10e).
 */
import { expect, test } from 'vitest'
import { get, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Bog', '', 'Land', '~ enters the battlefield tapped with two charge counters on it.'),
  creature(
    'Winged',
    '{0}',
    '1/1',
    'Kicker {1}\nIf ~ was kicked, it enters the battlefield with two +1/+1 counters on it and with flying.',
    'Creature — Kavu',
  ),
  creature('Horse', '{0}', '1/1', '', 'Creature — Horse'),
  card(
    'Stable',
    '{0}',
    'Enchantment',
    'Each Horse you control enters the battlefield with an additional +1/+1 counter on it.',
  ),
  creature(
    'Rider',
    '{0}',
    '1/1',
    '~ enters the battlefield with X +1/+1 counters on it, where X is the number of other creatures on the battlefield.',
  ),
  creature('Sleeper', '{0}', '9/9', "~ enters the battlefield tapped and doesn't untap during your untap step."),
  card('Net', '{0}', 'Enchantment', 'Creatures with flying enter the battlefield tapped.'),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target creature. Return that card to the battlefield under its owner's control.",
  ),
]
const counters = (game: Table, name: string, kind: string) =>
  get(game.state, game.id(name, 'battlefield')).counters[kind] ?? 0
const tapped = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).tapped
const flies = (game: Table, name: string) => hasKeyword(game.state, game.id(name, 'battlefield'), 'flying')

inEditions('2004', '2011')('what comes with an object, %s', (edition) => {
  const board = (hand: readonly string[], battlefield: readonly string[] = [], pool = '') =>
    table(edition, [{ hand, battlefield, pool }, {}], CARDS)
  const kick = (game: Table, times: number) =>
    game
      .reply({ do: 'cast', object: game.id('Winged', 'hand'), via: 'normal' })
      .reply([times])
      .announce({})
      .resolve()

  test('[2004:410.10e] tapped, with its counters', () => {
    const game = board(['Bog']).land('Bog')
    expect([tapped(game, 'Bog'), counters(game, 'Bog', 'charge')]).toEqual([true, 2])
    game.isAtAQuestion()
  })

  test('[2004:410.10e 2004:502.21] with counters and with an ability, both only if it was kicked', () => {
    const game = kick(board(['Winged'], [], '{C}'), 1)
    expect([counters(game, 'Winged', '+1/+1'), flies(game, 'Winged'), game.size('Winged')]).toEqual([2, true, '3/3'])
    const plain = kick(board(['Winged'], [], '{C}'), 0)
    expect([counters(plain, 'Winged', '+1/+1'), flies(plain, 'Winged')]).toEqual([0, false])
  })

  test('[2004:410.10b 2004:419.1c] it has the ability as it enters, and the object that comes back is another', () => {
    const game = kick(board(['Winged', 'Blink'], ['Net'], '{C}'), 1)
    expect([tapped(game, 'Winged'), flies(game, 'Winged')]).toEqual([true, true])
    game.cast('Blink', { targets: ['Winged'] }).resolve()
    expect([tapped(game, 'Winged'), flies(game, 'Winged'), game.size('Winged')]).toEqual([false, false, '1/1'])
    game.isAtAQuestion()
  })

  test('[2004:410.10e] an additional counter is one more; what doesn’t match gets none', () => {
    const game = board(['Horse', 'Sleeper'], ['Stable', 'Stable']).cast('Horse').resolve().cast('Sleeper').resolve()
    expect([counters(game, 'Horse', '+1/+1'), counters(game, 'Sleeper', '+1/+1')]).toEqual([2, 0])
    expect([game.size('Horse'), tapped(game, 'Sleeper')]).toEqual(['3/3', true])
  })

  test('[2004:410.10e] a number described at the end: what is there before it enters', () => {
    const game = board(['Rider'], ['Bear', 'Ox']).cast('Rider').resolve()
    expect(game.size('Rider')).toBe('3/3')
    expect(board(['Rider']).cast('Rider').resolve().size('Rider')).toBe('1/1')
  })

  test('[2004:302.3] what enters tapped and doesn’t untap stays so through its controller’s untap step', () => {
    const game = board(['Sleeper'], ['Bear']).cast('Sleeper').resolve()
    expect(tapped(game.to('upkeep', game.state.turn.number + 2), 'Sleeper')).toBe(true)
  })
})
