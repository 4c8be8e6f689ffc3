/** What a text asks of the turn so far: damage taken, activations, how long something has been controlled. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Grudge', '{0}', '1/3', 'When ~ dies, if 4 or more damage was dealt to it this turn, you gain 3 life.'),
  creature(
    'Lash',
    '{0}',
    '1/3',
    '{0}: ~ deals damage to target creature equal to the damage already dealt to it this turn.',
  ),
  card(
    'Mirror',
    '{0}',
    'Instant',
    'You gain X life, where X is twice the damage dealt to you so far this turn by artifacts.',
  ),
  card('Thorn', '{0}', 'Artifact', '{0}: ~ deals 2 damage to any target.'),
  card('Jab', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  card('Blast', '{0}', 'Instant', '~ deals 4 damage to any target.'),
  creature(
    'Acolyte',
    '{0}',
    '1/1',
    '{1}: Add {W}. If this ability has been activated three or more times this turn, sacrifice ~ at the beginning of the next end step.',
  ),
  creature(
    'Cub',
    '{0}',
    '1/1',
    '{1}: ~ gets +1/+0 until end of turn. If this ability has been activated three or more times this turn, sacrifice ~ at the beginning of the next end step.',
  ),
  creature(
    'Hound',
    '{0}',
    '2/2',
    "At the beginning of your end step, if ~ didn't attack or come under your control this turn, sacrifice it.",
  ),
  creature(
    'Raider',
    '{0}',
    '2/2',
    "At the beginning of your end step, if ~ didn't attack this turn, ~ deals 2 damage to you unless it came under your control this turn.",
  ),
  card(
    'Engine',
    '{0}',
    'Artifact',
    "{0}: ~ deals 1 damage to any target. Activate only if you've controlled ~ continuously since the beginning of your most recent turn.",
  ),
  card(
    'Idle',
    '{0}',
    'Enchantment',
    'At the beginning of each end step, if no creatures attacked this turn, you gain 1 life.',
  ),
  card(
    'Wrath',
    '{0}',
    'Enchantment',
    "Whenever a player attacks with one or more creatures, destroy all untapped creatures that player controls that didn't attack, except for creatures the player hasn't controlled continuously since the beginning of the turn.",
  ),
  card(
    'Purity',
    '{0}',
    'Enchantment',
    'At the beginning of your upkeep, if all creatures you control are white, you gain 1 life.',
  ),
  creature('Mare', '{W}', '2/2'),
  creature('Elk', '{0}', '3/5'),
]
const onField = (game: Table, name: string) => game.has('battlefield', name)

inEditions('2004', '2011')('the turn so far, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test.each([
    [['Blast'], 23],
    [['Jab', 'Jab', 'Jab'], 20],
  ])('[2004:413.2f] damage that something was dealt is known when it is gone: %s', (spells, life) => {
    const game = play(spells, ['Grudge'])
    for (const spell of spells) game.cast(spell, { targets: ['Grudge'] }).resolve()
    game.resolveAll()
    expect(game.life(0)).toBe(life)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] as much again as it has been dealt', () => {
    const game = play(['Jab'], ['Lash'], ['Elk'])
    game.activate('Lash', 0, { targets: ['Elk'] }).resolve()
    game.cast('Jab', { targets: ['Elk'] }).resolve()
    game.activate('Lash', 0, { targets: ['Elk'] }).resolve()
    expect(get(game.state, game.id('Elk')).damage).toBe(2)
  })

  test('[2004:413.2b] only damage by those sources counts', () => {
    const game = play(['Jab', 'Mirror'], ['Thorn'])
    game.activate('Thorn', 0, { targets: ['player 0'] }).resolve()
    game.cast('Jab', { targets: ['player 0'] }).resolve()
    game.cast('Mirror').resolve()
    expect(game.life(0)).toBe(21)
  })

  test.each(['Acolyte', 'Cub'])('[2004:403.3] activations of this turn are counted: %s', (name) => {
    const often = (n: number) => {
      const game = play([], [name, 'Plains', 'Plains', 'Plains'])
      for (let i = 0; i < n; i++) game.activate(name).resolveAll()
      game.to('upkeep', game.state.turn.number + 1)
      return onField(game, name)
    }
    expect([often(2), often(3)]).toEqual([true, false])
  })

  test.each(['Hound', 'Raider'])('[2004:212.3d] what came this turn is let off, and what attacked: %s', (name) => {
    const came = play([name])
    came.cast(name).resolve().to('upkeep', 2)
    expect([onField(came, name), came.life(0)]).toEqual([true, 20])
    const fought = play([], [name])
    fought.attack(name).to('upkeep', 2)
    expect([onField(fought, name), fought.life(0)]).toEqual([true, 20])
    const idle = play([], [name])
    idle.to('upkeep', 2)
    expect([onField(idle, name), idle.life(0)]).toEqual(name === 'Hound' ? [false, 20] : [true, 18])
  })

  test('[2004:212.3d] a limit on what has just come', () => {
    const game = play(['Engine'])
    game.cast('Engine').resolve()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Engine'), 0) })?.key).toBe('activate.condition')
    const old = play([], ['Engine'])
    expect(old.why({ do: 'activate', ...old.nth(old.id('Engine'), 0) })).toBeNull()
  })

  test('[2004:308.2] of those that stayed at home, only what was there as the turn began', () => {
    const game = play(['Elk'], ['Wrath', 'Mare', 'Cub'])
    game.cast('Elk').resolve().attack('Mare')
    game.resolveAll()
    expect(['Elk', 'Mare', 'Cub'].map((name) => onField(game, name))).toEqual([true, true, false])
  })

  test('[2004:308.2] whether any creature attacked', () => {
    const idle = play([], ['Idle', 'Mare'])
    idle.to('upkeep', 2)
    expect(idle.life(0)).toBe(21)
    const fought = play([], ['Idle', 'Mare'])
    fought.attack('Mare').to('upkeep', 2)
    expect(fought.life(0)).toBe(20)
  })

  test('[2004:200.9] all of them are so, or one of them is not', () => {
    const game = play([], ['Purity', 'Mare'])
    game.to('draw', game.state.turn.number + 2)
    expect(game.life(0)).toBe(21)
    const mixed = play([], ['Purity', 'Mare', 'Elk'])
    mixed.to('draw', mixed.state.turn.number + 2)
    expect(mixed.life(0)).toBe(20)
  })
})
