/** What prevents or redirects damage for as long as an ability works, and what follows it (419.6c, 419.7). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const SHIELDED = 'If damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~.'
const CARDS = [
  creature('Mirage', '{0}', '1/1', SHIELDED),
  creature('Warden', '{0}', '2/2', 'Prevent all combat damage that would be dealt to and dealt by ~.'),
  creature(
    'Matron',
    '{0}',
    '2/5',
    'If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.',
  ),
  creature('Page', '{0}', '1/6', 'All combat damage that would be dealt to you by Hyenas is dealt to ~ instead.'),
  creature(
    'Leech',
    '{0}',
    '4/4',
    'If ~ would deal combat damage to a player, instead put that many +1/+1 counters on ~ and that player mills that many cards.',
    'Creature — Leech',
  ),
  card('Grow', '{0}', 'Instant', 'Put three +1/+1 counters on target creature.'),
  card('Jab', '{0}', 'Instant', '~ deals 2 damage to target creature or player.'),
  card('Quake', '{0}', 'Sorcery', '~ deals 3 damage to each creature and each player.'),
  card('Calm', '{0}', 'Enchantment', 'Prevent all noncombat damage that would be dealt to creatures you control.'),
  card('Quiet Hour', '{0}', 'Enchantment', 'Prevent all damage that Hyenas would deal to players.'),
  card(
    'Balm',
    '{0}',
    'Instant',
    'Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose.',
  ),
  creature('Pack Hyena', '{0}', '2/2', '', 'Creature — Hyena'),
]
const countersOn = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).counters['+1/+1'] ?? 0
const damageOn = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions('2004', '2011')('prevention by abilities, %s', (edition) => {
  const fight = (mine: readonly string[], theirs: readonly string[], hand: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test('[2004:419.7] what follows is done once for all the damage of one event', () => {
    const game = fight(['Mirage'], ['Lion', 'Hyena'], ['Grow'])
    game.cast('Grow', { targets: ['Mirage'] }).resolve()
    game.attack('Mirage').block({ Lion: 'Mirage', Hyena: 'Mirage' }).to('endCombat')
    expect([countersOn(game, 'Mirage'), damageOn(game, 'Mirage')]).toEqual([2, 0])
    game.isAtAQuestion()
  })

  test('[2004:419.7] and again for the next event', () => {
    const game = fight(['Mirage'], [], ['Grow', 'Jab', 'Jab'])
    game.cast('Grow', { targets: ['Mirage'] }).resolve()
    game
      .cast('1:Jab', { targets: ['Mirage'] })
      .resolve()
      .cast('Jab', { targets: ['Mirage'] })
      .resolve()
    expect([countersOn(game, 'Mirage'), damageOn(game, 'Mirage')]).toEqual([1, 0])
  })

  test('[2004:419.7] "that creature" is each one that would be dealt damage, by how much', () => {
    const game = fight(['Matron', 'Lion', 'Hyena'], ['Pack Hyena'], ['Quake'])
    game.cast('Quake').resolve()
    expect([countersOn(game, 'Lion'), countersOn(game, 'Hyena'), countersOn(game, 'Matron')]).toEqual([3, 3, 0])
    expect([damageOn(game, 'Matron'), game.has('graveyard', 'Pack Hyena'), game.life(0)]).toEqual([3, true, 17])
    game.isAtAQuestion()
  })

  test('[2004:419.7] to and dealt by: both ways, and no other damage', () => {
    const game = fight(['Warden'], ['Lion'], ['Jab'])
    game.attack('Warden').block({ Lion: 'Warden' }).to('endCombat')
    expect([damageOn(game, 'Warden'), damageOn(game, 'Lion')]).toEqual([0, 0])
    game.cast('Jab', { targets: ['Warden'] }).resolve()
    expect(game.has('graveyard', 'Warden')).toBe(true)
  })

  test('[2004:419.7] noncombat damage only', () => {
    const game = fight(['Calm', 'Hyena'], ['Lion'], ['Jab'])
    game.cast('Jab', { targets: ['Hyena'] }).resolve()
    expect(damageOn(game, 'Hyena')).toBe(0)
    game.attack('Hyena').block({ Lion: 'Hyena' }).to('endCombat')
    expect(game.has('graveyard', 'Hyena')).toBe(true)
  })

  test('[2004:419.7] by those sources to those recipients only', () => {
    const game = fight(['Pack Hyena', 'Lion'], ['Quiet Hour'])
    game.attack('Pack Hyena', 'Lion').to('endCombat')
    expect(game.life(1)).toBe(17)
  })

  test('[2004:409.1e 2004:419.7] prevention divided among targets as it is announced', () => {
    const game = fight(['Lion', 'Hyena'], [], ['Balm', 'Quake'])
    game
      .cast('Balm', { targets: ['Lion', 'Hyena'] })
      .reply([3, 1])
      .resolve()
      .cast('Quake')
      .resolve()
    expect([damageOn(game, 'Lion'), game.has('graveyard', 'Hyena')]).toEqual([0, true])
  })

  test('[2004:419.6c] a redirection of combat damage by some sources leaves other damage alone', () => {
    const game = fight(['Pack Hyena', 'Lion'], ['Page'], ['Jab'])
    game.cast('Jab', { targets: ['player 1'] }).resolve()
    game.attack('Pack Hyena', 'Lion').block({}).to('endCombat')
    expect([game.life(1), damageOn(game, 'Page')]).toEqual([15, 2])
    game.isAtAQuestion()
  })

  test('[2004:419.6] combat damage replaced by something else is not dealt', () => {
    const game = fight(['Leech'], [])
    game.attack('Leech').to('endCombat')
    expect([game.life(1), countersOn(game, 'Leech'), game.state.graveyards[1]?.length]).toEqual([20, 4, 4])
    game.isAtAQuestion()
  })
})
