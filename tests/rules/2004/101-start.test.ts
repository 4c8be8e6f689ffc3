import { describe, expect, test } from 'vitest'
import type { Setup } from '../../../src/engine/index.ts'
import { creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { copies, gameOf, namesIn, wisps } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

const deck = wisps(40)
const names = deck.map((card) => card.name).sort()
const players = ['Ada', 'Bea'].map((name) => ({ name, deck }))
const setup = (more: Partial<Setup>): Setup => ({ edition: '2004', seed: 4, starter: 0, players, ...more })

/** Everyone keeps. */
function kept(game: Table): Table {
  while (game.question.kind === 'mulligan') game.reply('keep')
  return game
}

const hands = (game: Table): number[] => [game.handSize(0), game.handSize(1)]

inEditions('2004', '2011')('101 starting, %s', (edition) => {
  test('[2004:101.1] every library is the deck that was brought, in an order of chance', () => {
    const library = (seed: number, seat: number) =>
      namesIn(gameOf(setup({ edition, seed, starter: 'ask' })), 'libraries', seat)
    for (const seat of [0, 1]) {
      expect(library(1, seat).sort()).toEqual(names)
      expect(library(1, seat)).not.toEqual(deck.map((card) => card.name))
      expect(library(1, seat)).not.toEqual(library(2, seat))
    }
    expect(library(1, 0)).not.toEqual(library(1, 1))
  })

  test('[2004:101.2] whom chance picks says who goes first, and may name the other player', () => {
    const asked = new Set<number>()
    for (let seed = 1; seed <= 12; seed++) {
      const game = gameOf(setup({ edition, seed, starter: 'ask' }))
      const { seat, among } = game.asks('starter')
      asked.add(seat)
      expect(among).toEqual([0, 1])
      kept(game.reply(1 - seat))
      expect(game.state.turn).toMatchObject({ active: 1 - seat, number: 1, starter: 1 - seat })
    }
    expect(asked).toEqual(new Set([0, 1]))
  })

  test('[2004:101.3] then life is 20 and seven cards are drawn; before it is known who starts, none', () => {
    const game = gameOf(setup({ edition, starter: 'ask' }))
    expect(hands(game)).toEqual([0, 0])
    game.reply(0)
    expect(game.asks('mulligan')).toMatchObject({ seat: 0, cards: 7 })
    expect([hands(game), game.life(0), game.life(1)]).toEqual([[7, 7], 20, 20])
    expect(game.state.libraries.map((library) => library.length)).toEqual([33, 33])
  })

  test('[2004:101.3 2004:101.4] nobody need keep: down to no card at all, where nothing more is asked', () => {
    const game = gameOf(setup({ edition }))
    for (let cards = 7; cards > 0; cards--) {
      if (game.asks('mulligan').seat === 1) game.reply('keep')
      expect(game.asks('mulligan')).toMatchObject({ seat: 0, cards })
      game.reply('mulligan')
    }
    // There is no hand left to decide about.
    expect([game.question.kind, game.question.seat]).not.toEqual(['mulligan', 0])
    kept(game)
    expect([game.question.kind, hands(game), game.state.libraries[0]?.length]).toEqual(['priority', [0, 7], 40])
  })

  test('[2004:101.4] the hand goes back before another is drawn: the same cards, in another order', () => {
    const game = gameOf(setup({ edition }))
    const before = [namesIn(game, 'hands', 0), namesIn(game, 'libraries', 0)]
    game.reply('mulligan')
    while (game.question.seat === 1) game.reply('keep')
    const after = [namesIn(game, 'hands', 0), namesIn(game, 'libraries', 0)]
    expect(after[0]).toHaveLength(6)
    expect(after.flat().sort()).toEqual(names)
    expect(after).not.toEqual([before[0]?.slice(1), before[1]])
    expect(game.events.some((event) => event.kind === 'shuffled' && event.seat === 0)).toBe(true)
  })

  test('[2004:101.5] the first turn has no draw step: nothing is drawn, nothing triggers, nobody has priority there', () => {
    const clock = creature('Clock Wisp', '{1}{W}', '1/1', 'At the beginning of your draw step, you gain 1 life.')
    const game = kept(gameOf(setup({ edition, players: players.map((one) => ({ ...one, deck: [clock, ...deck] })) })))
    expect([game.state.turn.number, game.state.turn.step, game.question.seat]).toEqual([1, 'upkeep', 0])
    game.pass(2)
    expect([game.state.turn.step, hands(game)]).toEqual(['main1', [7, 7]])
    game.to('draw', 2)
    expect([game.state.turn.active, hands(game)]).toEqual([1, [7, 8]])
    game.to('draw', 3)
    expect([game.state.turn.active, game.handSize(0)]).toEqual([0, 8])
  })
})

describe('101.4 mulligans in 2004', () => {
  test('[2004:101.4] the starting player takes all of them and keeps before the other is asked, and is not asked again', () => {
    const game = gameOf(setup({}))
    game.reply('mulligan').reply('mulligan')
    expect(game.asks('mulligan')).toMatchObject({ seat: 0, cards: 5 })
    expect(hands(game)).toEqual([5, 7])
    game.reply('keep')
    expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 7 })
    game.reply('mulligan')
    expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 6 })
    game.reply('keep')
    expect([game.question.kind, hands(game)]).toEqual(['priority', [5, 6]])
  })

  test('[2004:101.4] whoever goes first begins with it', () => {
    const game = gameOf(setup({ starter: 1 }))
    expect(game.asks('mulligan').seat).toBe(1)
    expect(game.reply('keep').asks('mulligan').seat).toBe(0)
    expect(game.refusal('draw').key).toBe('reply.keepOrMulligan')
  })

  test('[2004:101.5] a deck of seven cards: the starting player loses only by drawing', () => {
    const small = ['Ada', 'Bea'].map((name) => ({ name, deck: copies(7, 'Forest') }))
    const game = kept(gameOf(setup({ players: small })))
    expect(game.to('main1').winner()).toBeUndefined()
    for (let guard = 0; guard < 60 && game.position.question !== null; guard++)
      game.question.kind === 'priority' ? game.pass() : game.plain()
    expect(game.winner()).toBe(0)
  })
})
