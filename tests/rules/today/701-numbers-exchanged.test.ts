import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Trade', '{0}', 'Instant', "Exchange your life total with target creature's power."),
  creature('Mirror', '{0}', '1/4', "{T}: Exchange your life total with ~'s toughness."),
  creature('Giant', '{0}', '7/7'),
  card('Dry', '{0}', 'Enchantment', "Players can't gain life."),
  card('Joy', '{0}', 'Enchantment', 'Whenever you gain life, draw a card.'),
  card('Sorrow', '{0}', 'Enchantment', 'Whenever you lose life, draw a card.'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Still', '{0}', 'Instant', 'Target creature isn’t a creature until end of turn.'),
  card('Growth', '{0}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
]

test('[today:701.12] a life total and a power: life is gained, the power is set to what it was', () => {
  const mine = { life: 4, battlefield: ['Giant', 'Joy'], hand: ['Trade', 'Growth'] }
  const game = table('today', [mine, {}], CARDS)
    .cast('Trade', { targets: ['Giant'] })
    .resolve()
  expect([game.life(0), game.size('Giant'), game.state.stack.length]).toEqual([7, '4/7', 1])
  // In the layer in which it is set: what modifies it comes on top, and it lasts.
  game
    .resolveAll()
    .cast('Growth', { targets: ['Giant'] })
    .resolve()
  expect(game.size('Giant')).toBe('7/10')
  game.to('main1', game.state.turn.number + 2)
  expect(game.size('Giant')).toBe('4/7')
})

test('[today:701.12] what is over is lost; with what is modified; equal numbers change nothing', () => {
  const game = table('today', [{ battlefield: ['Mirror', 'Sorrow'], hand: ['Growth'] }, {}], CARDS)
  game
    .cast('Growth', { targets: ['Mirror'] })
    .resolve()
    .activate('Mirror')
    .resolve()
  expect([game.life(0), game.size('Mirror'), game.state.stack.length]).toEqual([7, '4/23', 1])
  const same = table('today', [{ life: 4, battlefield: ['Mirror', 'Sorrow', 'Joy'] }, {}], CARDS)
  same.activate('Mirror').resolve()
  expect([same.life(0), same.size('Mirror'), same.state.stack.length]).toEqual([4, '1/4', 0])
})

test('[today:701.12] all of it or nothing: not where life can’t be gained, nor where the creature is gone', () => {
  const mine = { life: 4, battlefield: ['Giant', 'Dry'], hand: ['Trade'] }
  const game = table('today', [mine, {}], CARDS)
    .cast('Trade', { targets: ['Giant'] })
    .resolve()
  expect([game.life(0), game.size('Giant')]).toEqual([4, '7/7'])
  const gone = table('today', [{ battlefield: ['Mirror'] }, { hand: ['Slay'] }], CARDS)
    .activate('Mirror')
    .pass()
  gone
    .cast('Slay', { targets: ['Mirror'] })
    .resolve()
    .resolve()
  expect(gone.life(0)).toBe(20)
  gone.isAtAQuestion()
  // What is no creature has no toughness to exchange.
  const still = table('today', [{ battlefield: ['Mirror'] }, { hand: ['Still'] }], CARDS)
    .activate('Mirror')
    .pass()
  still
    .cast('Still', { targets: ['Mirror'] })
    .resolve()
    .resolve()
  expect([still.life(0), still.state.lasting.length]).toEqual([20, 1])
})
