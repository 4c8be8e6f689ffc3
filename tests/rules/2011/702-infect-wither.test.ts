import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Rotspot', '{2}{G}', '3/3', 'Infect'),
  creature('Gnaw', '{2}{G}', '3/3', 'Wither'),
  creature('Giant', '{4}{G}', '5/5'),
  creature('Deadly', '{G}', '1/1', 'Wither\nDeathtouch\nLifelink'),
  card('Sting', '{0}', 'Instant', 'Target creature deals damage equal to its power to target creature or player.'),
  card('Rot', '{0}', 'Instant', 'Target creature gains infect until end of turn.'),
]
const counters = (game: Table, name: string) => get(game.state, game.id(name)).counters
const poison = (game: Table) => game.state.players[1]?.counters.poison ?? 0

test('[2011:702.88] damage to a player is poison counters and no loss of life', () => {
  const game = table('2011', [{ battlefield: ['Rotspot'] }, {}], CARDS)
    .attack('Rotspot')
    .to('endCombat')
  expect([game.life(1), poison(game)]).toEqual([20, 3])
  game.isAtAQuestion()
})

test('[2011:702.88] damage to a creature is -1/-1 counters, in and out of combat', () => {
  const game = table('2011', [{ battlefield: ['Rotspot'], hand: ['Sting'] }, { battlefield: ['Giant'] }], CARDS)
  game.cast('Sting', { targets: ['Rotspot', 'Giant'] }).resolve()
  expect([game.size('Giant'), get(game.state, game.id('Giant')).damage]).toEqual(['2/2', 0])
  game.attack('Rotspot').block({ Giant: 'Rotspot' }).to('endCombat')
  expect([game.zone('Giant'), game.life(1), poison(game)]).toEqual(['graveyard', 20, 0])
})

test('[2011:702.88] it is damage: prevented there are no counters; having it twice changes nothing', () => {
  const prevented = table('2011', [{ battlefield: ['Rotspot'], hand: ['Ward'] }, {}], CARDS)
  prevented.cast('Ward').resolve().attack('Rotspot').to('endCombat')
  expect(poison(prevented)).toBe(0)
  const twice = table('2011', [{ battlefield: ['Rotspot'], hand: ['Rot'] }, {}], CARDS)
  twice
    .cast('Rot', { targets: ['Rotspot'] })
    .resolve()
    .attack('Rotspot')
    .to('endCombat')
  expect(poison(twice)).toBe(3)
})

test('[2011:702.88] granted for a turn, it counts only then', () => {
  const game = table('2011', [{ battlefield: ['Bear'], hand: ['Rot'] }, {}], CARDS)
  game
    .cast('Rot', { targets: ['Bear'] })
    .resolve()
    .attack('Bear')
    .to('endCombat')
  expect([game.life(1), poison(game)]).toEqual([20, 2])
  game
    .to('main1', game.state.turn.number + 2)
    .attack('Bear')
    .to('endCombat')
  expect([game.life(1), poison(game)]).toEqual([18, 2])
})

test('[2011:702.78] damage to creatures is -1/-1 counters, which regeneration doesn’t help against', () => {
  const sides = [{ battlefield: ['Gnaw'] }, { battlefield: ['Ox'], hand: ['Mend'] }] as const
  const game = table('2011', sides, CARDS).attack('Gnaw').block({ Ox: 'Gnaw' }).pass()
  game
    .cast('Mend', { targets: ['Ox'] })
    .resolve()
    .to('endCombat')
  expect([game.zone('Ox'), game.zone('Gnaw')]).toEqual(['graveyard', 'graveyard'])
})

test('[2011:702.78] players are dealt damage as usual', () => {
  const game = table('2011', [{ battlefield: ['Gnaw'] }, {}], CARDS)
    .attack('Gnaw')
    .to('endCombat')
  expect([game.life(1), poison(game)]).toEqual([17, 0])
})

test('[2011:702.78 2011:702.2 2011:702.14] with deathtouch the creature is destroyed all the same, and lifelink gains', () => {
  const game = table('2011', [{ battlefield: ['Deadly'] }, { battlefield: ['Giant'] }], CARDS)
  game.attack('Deadly').block({ Giant: 'Deadly' }).to('endCombat')
  expect([game.zone('Giant'), game.life(0)]).toEqual(['graveyard', 21])
})

test('[2011:702.78] the counters stay after the turn', () => {
  const game = table('2011', [{ battlefield: ['Gnaw'] }, { battlefield: ['Giant'] }], CARDS)
  game
    .attack('Gnaw')
    .block({ Giant: 'Gnaw' })
    .to('main1', game.state.turn.number + 1)
  expect([game.size('Giant'), counters(game, 'Giant')]).toEqual(['2/2', { '-1/-1': 3 }])
})
