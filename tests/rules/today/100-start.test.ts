import { describe, expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { findAnywhere, get, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { fours, gameOf, namesIn, wisps } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

const players = (n: number) => ['Ada', 'Bea', 'Cal'].slice(0, n).map((name) => ({ name, deck: wisps(40) }))
const begun = (n = 2) => gameOf({ edition: 'today', seed: 4, starter: 1, players: players(n) })

describe('mulligans today', () => {
  /** Takes a mulligan with the seat that is asked, and puts the first cards of the new hand on the bottom. */
  const again = (game: Table, n: number): Table => {
    game.reply('mulligan')
    if (game.question.kind === 'mulligan') game.reply('keep')
    const { seat, reason, min, max, from } = game.asks('choose')
    expect([seat, reason, min, max, from.length]).toEqual([1, 'bottomed', n, n, 7])
    return game.reply(from.slice(0, n).reverse())
  }

  test('[today:103.5 today:103.5/when] cards go to the bottom with each mulligan, before the hand is kept', () => {
    const game = again(begun(), 1)
    expect([game.asks('mulligan'), game.handSize(1)]).toMatchObject([{ seat: 1, cards: 6 }, 6])
    game.reply('mulligan')
    const { from } = game.asks('choose')
    const names = namesIn(game, 'hands', 1)
    expect([from.length, game.refusal(from.slice(0, 1)).key]).toEqual([7, 'choose.tooFew'])
    game.reply([from[1] ?? 0, from[0] ?? 0])
    expect([game.handSize(1), namesIn(game, 'libraries', 1).slice(-2)]).toEqual([5, [names[1], names[0]]])
    // Which cards they are the other player doesn’t learn.
    const { now } = seenBy(game.position, 0)
    expect(now.libraries[1]?.filter((id) => findAnywhere(now, id) !== null)).toEqual([])
    expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 5 })
    // Another one is taken from the whole library.
    const third = game.reply('mulligan').asks('choose')
    expect([third.from.length, third.min, game.state.libraries[1]?.length]).toEqual([7, 3, 33])
  })

  test('[today:103.5] after seven of them the hand is empty, and no further one is offered', () => {
    const game = begun()
    for (let n = 1; n <= 7; n++) again(game, n)
    expect([game.handSize(1), game.question.kind]).toEqual([0, 'priority'])
    game.isAtAQuestion()
  })

  test('[today:103.5c] among several the first one costs no card, the second one', () => {
    const game = begun(3).reply('mulligan').reply('keep').reply('keep')
    expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 7 })
    game.reply('mulligan')
    expect(game.asks('choose')).toMatchObject({ seat: 1, min: 1, max: 1 })
    game.reply(game.asks('choose').from.slice(0, 1)).reply('keep')
    expect([game.question.kind, game.handSize(1)]).toEqual(['priority', 6])
  })
})

inEditions('2011', 'today')('cards used from the opening hand, %s', (edition) => {
  const text = 'If ~ is in your opening hand, you may begin the game with it on the battlefield.'
  const pup = creature('Early Pup', '{9}', '1/1', `${text}\nWhen ~ enters the battlefield, you gain 2 life.`)
  const both = ['Ada', 'Bea'].map((name) => ({ name, deck: Array(16).fill(pup) }))

  test('[today:103.6 today:101.4e] after the mulligans, the starting player first, before any turn', () => {
    const game = gameOf({ edition, seed: 4, starter: 1, players: both }).reply('keep').reply('keep')
    const first = game.asks('choose')
    expect([first.seat, first.reason, game.state.turn.number]).toEqual([1, 'beginGame', 0])
    game.reply(first.from.slice(0, 1))
    expect(game.asks('choose')).toMatchObject({ seat: 0, reason: 'beginGame' })
    game.reply([])
    const [there = 0] = game.state.battlefield
    expect([get(game.state, there).controller, game.asks('priority').seat]).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[today:103.6] a card shown is shown once, and stays in the hand', () => {
    const shown =
      'You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, you gain 3 life.'
    const herald = creature('Herald', '{6}', '4/4', shown)
    const sides = [
      { name: 'Ada', deck: wisps(40) },
      { name: 'Bea', deck: Array(40).fill(herald) },
    ]
    const game = gameOf({ edition, seed: 3, starter: 1, players: sides }).reply('keep').reply('keep')
    game.reply(game.asks('choose').from.slice(0, 1))
    expect([game.state.turn.step, game.handSize(1)]).toEqual(['upkeep', 7])
    game.resolveAll()
    expect(game.life(1)).toBe(23)
    expect(game.to('upkeep', game.state.turn.number + 1).state.stack).toEqual([])
  })
})

describe('decks today', () => {
  const keys = (deck: number, sideboard: number) =>
    deckProblems('today', 'constructed', { deck: fours(deck), sideboard: wisps(60).slice(-sideboard) }).map(
      ({ key }) => key,
    )

  test('[today:100.4a] a sideboard has at most fifteen cards, and the deck may grow from it', () => {
    expect([keys(60, 7), keys(63, 4), keys(60, 15), keys(60, 16)]).toEqual([[], [], [], ['deck.sideboard']])
    const extra = card('Twice Seen', '{1}', 'Artifact')
    const deck = [...fours(60), extra, extra, extra]
    const found = deckProblems('today', 'constructed', { deck, sideboard: [extra, extra] })
    expect(found.map(({ key }) => key)).toEqual(['deck.tooMany'])
  })
})
