import { describe, expect, test } from 'vitest'
import {
  concedeMatch,
  endGame,
  exchangeCards,
  type Match,
  type MatchSetup,
  matchWinner,
  newMatch,
  type Seat,
  startGame,
  whyNotExchange,
  whyNotStart,
  winsOf,
} from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { copies, gameOf, namesIn } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const TIDE = card('Even Tide', '{0}', 'Sorcery', 'Each player loses 20 life.')
const WISH = zoo('Wish')

const deck = [...copies(20, 'Forest'), ...copies(4, 'Bear')]
const side = [...copies(3, 'Ox'), ...copies(1, 'Spark')]

const setupOf = (more: Partial<MatchSetup> = {}): MatchSetup => ({
  edition: '2004',
  seed: 11,
  players: ['Ada', 'Bea'].map((name) => ({ name, deck, sideboard: side })),
  wins: 2,
  starter: 0,
  ...more,
})

/** Starts the next game. */
function begun(match: Match): { match: Match; game: Table } {
  const step = startGame(match)
  if ('refused' in step) throw new Error(JSON.stringify(step.refused))
  return { match: step.match, game: gameOf(step.setup) }
}

/** The step that must have been taken. */
function done(step: ReturnType<typeof endGame>): Match {
  if ('refused' in step) throw new Error(JSON.stringify(step.refused))
  return step.match
}

const refusalOf = (step: ReturnType<typeof endGame>): string | null => ('refused' in step ? step.refused.key : null)

/** The match after a game that this seat has won; who was asked to name the starting player, if anyone. */
function wonBy(before: Match, winner: Seat): { match: Match; asked: Seat | null } {
  const { match, game } = begun(before)
  const asked = game.question.kind === 'starter' ? game.question.seat : null
  game.reply({ concede: 1 - winner })
  return { match: done(endGame(match, game.position)), asked }
}

/** The match after a game in which both players lose at once. */
function drawn(before: Match): { match: Match; asked: Seat } {
  const { match, game } = begun(before)
  const asked = game.asks('starter').seat
  game.reply(asked)
  while (game.question.kind === 'mulligan') game.reply('keep')
  game.to('main1').reply({ do: 'cast', object: game.state.hands[asked]?.[0] ?? 0, via: 'normal' })
  game.announce({}).resolve()
  expect(game.winner()).toBeNull()
  return { match: done(endGame(match, game.position)), asked }
}

inEditions('2004', '2011')('matches, %s', (edition) => {
  test('[2004:glossary/match] the match ends when a player has won two games; nothing of it can be played on', () => {
    let match = newMatch(setupOf({ edition }))
    match = wonBy(match, 0).match
    expect([matchWinner(match), winsOf(match, 0), winsOf(match, 1)]).toEqual([null, 1, 0])
    match = wonBy(match, 1).match
    expect([matchWinner(match), winsOf(match, 0), winsOf(match, 1)]).toEqual([null, 1, 1])
    match = wonBy(match, 1).match
    expect([matchWinner(match), winsOf(match, 1), match.results.length]).toEqual([1, 2, 3])
    expect(whyNotStart(match)).toMatchObject({ key: 'match.over', rule: '2004:glossary/match' })
    expect(whyNotExchange(match, 0, { out: [], in: [] })?.key).toBe('match.over')
    expect(refusalOf(concedeMatch(match, 0))).toBe('match.over')
  })

  test('[2004:glossary/match] sometimes it takes three', () => {
    let match = newMatch(setupOf({ edition, wins: 3 }))
    for (const winner of [0, 0, 1, 1]) {
      match = wonBy(match, winner).match
      expect(matchWinner(match)).toBeNull()
    }
    expect(matchWinner(wonBy(match, 0).match)).toBe(0)
  })

  test('[2004:glossary/match 2004:101.2] a drawn game counts for nobody, and who decided there decides again', () => {
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck: Array(24).fill(TIDE), sideboard: [] }))
    const first = wonBy(newMatch(setupOf({ edition, players })), 0)
    const second = drawn(first.match)
    const third = drawn(second.match)
    expect([first.asked, second.asked, third.asked]).toEqual([null, 1, 1])
    expect([matchWinner(third.match), winsOf(third.match, 0), winsOf(third.match, 1)]).toEqual([null, 1, 0])
    const fourth = wonBy(third.match, 1)
    const fifth = wonBy(fourth.match, 1)
    expect([fourth.asked, fifth.asked, matchWinner(fifth.match)]).toEqual([1, 0, 1])
  })

  test('[2004:101.2] the loser of the game before may let the other player begin', () => {
    const { game } = begun(wonBy(newMatch(setupOf({ edition })), 0).match)
    expect(game.asks('starter')).toEqual({ kind: 'starter', seat: 1, among: [0, 1] })
    expect(game.refusal(2).key).toBe('reply.noSuchPlayer')
    game.reply(0)
    expect([game.asks('mulligan').seat, game.state.turn.starter]).toEqual([0, 0])
  })

  test('[2004:101.2] who begins the first game is as agreed: a seat, or whom chance picks to decide', () => {
    const { game } = begun(newMatch(setupOf({ edition, starter: 1 })))
    expect([game.asks('mulligan').seat, game.state.turn.starter]).toEqual([1, 1])
    const picked = Array.from({ length: 12 }, (_, seed) => {
      const asking = begun(newMatch(setupOf({ edition, seed, starter: 'ask' }))).game.asks('starter').seat
      const match = newMatch(setupOf({ edition, seed, starter: 'random' }))
      expect(begun(match).game.state.turn.starter).toBe(match.decider)
      return asking
    })
    expect(new Set(picked)).toEqual(new Set([0, 1]))
  })

  test('[2004:glossary/match 2004:101.1] every game of a match is shuffled anew', () => {
    const first = begun(newMatch(setupOf({ edition })))
    first.game.reply({ concede: 0 })
    const second = begun(done(endGame(first.match, first.game.position)))
    second.game.reply(0)
    const all = (game: Table) => [...namesIn(game, 'hands', 0), ...namesIn(game, 'libraries', 0)]
    expect(all(second.game)).not.toEqual(all(first.game))
    expect(all(second.game).sort()).toEqual(all(first.game).sort())
  })
})

describe('the course of a match', () => {
  test('[2004:glossary/match] one game at a time, and only a finished one counts', () => {
    const before = newMatch(setupOf())
    const { match, game } = begun(before)
    expect(refusalOf(endGame(before, game.position))).toBe('match.noGame')
    expect(refusalOf(endGame(match, game.position))).toBe('match.gameGoesOn')
    expect(whyNotStart(match)?.key).toBe('match.gameGoesOn')
    expect('refused' in startGame(match)).toBe(true)
  })

  test('[2004:glossary/match] a match is plain data: saved and read back it goes on the same', () => {
    const { match } = wonBy(newMatch(setupOf()), 0)
    const read = JSON.parse(JSON.stringify(match)) as Match
    expect(startGame(read)).toEqual(startGame(match))
  })

  test('[2004:glossary/match] giving up the match gives it to the other player, whatever the score', () => {
    const { match } = wonBy(newMatch(setupOf()), 1)
    const over = done(concedeMatch(match, 1))
    expect([matchWinner(over), winsOf(over, 0)]).toEqual([0, 0])
    expect(refusalOf(concedeMatch(match, 2))).toBe('reply.noSuchPlayer')
  })
})

describe('the sideboard', () => {
  const match = wonBy(newMatch(setupOf()), 0).match
  const count = (cards: readonly { name: string }[] | undefined, name: string) =>
    (cards ?? []).filter((one) => one.name === name).length

  test('[2004:glossary/match] between games cards are exchanged one for one, and the next game is played with them', () => {
    const changed = done(exchangeCards(match, 1, { out: ['Bear', 'Bear', 'Forest'], in: ['Ox', 'Ox', 'Spark'] }))
    const { deck: now, sideboard } = changed.cards[1] ?? {}
    expect([now?.length, sideboard?.length]).toEqual([24, 4])
    expect(['Bear', 'Forest', 'Ox', 'Spark'].map((name) => count(now, name))).toEqual([2, 19, 2, 1])
    expect(['Bear', 'Forest', 'Ox', 'Spark'].map((name) => count(sideboard, name))).toEqual([2, 1, 1, 0])
    expect(changed.cards[0]).toEqual(match.cards[0])
    const { game } = begun(changed)
    const inGame = [...namesIn(game, 'hands', 1), ...namesIn(game, 'libraries', 1)].map((name) => ({ name }))
    expect([count(inGame, 'Ox'), count(inGame, 'Bear')]).toEqual([2, 2])
    expect(namesIn(game, 'outside', 1).sort()).toEqual(['Bear', 'Bear', 'Forest', 'Ox'])
    // And back again: what was brought to the table is what it was.
    const back = done(exchangeCards(changed, 1, { out: ['Ox', 'Ox', 'Spark'], in: ['Bear', 'Bear', 'Forest'] }))
    expect(back.cards[1]?.deck.map(({ name }) => name).sort()).toEqual(deck.map(({ name }) => name).sort())
  })

  test('[2004:glossary/match] what is no exchange of cards that are there is refused', () => {
    const why = (out: string[], into: string[], seat = 0) => whyNotExchange(match, seat, { out, in: into })?.key ?? null
    expect(why(['Bear'], [])).toBe('match.uneven')
    expect(why(['Bear'], ['Ox', 'Ox'])).toBe('match.uneven')
    expect(why(['Ox'], ['Spark'])).toBe('match.notInDeck')
    expect(why(Array(5).fill('Bear'), ['Ox', 'Ox', 'Ox', 'Spark', 'Spark'])).toBe('match.notInDeck')
    expect(why(['Bear', 'Bear'], ['Spark', 'Spark'])).toBe('match.notInSideboard')
    expect(why(['Bear'], ['Bear'])).toBe('match.notInSideboard')
    expect(why(['Bear'], ['Ox'], 2)).toBe('reply.noSuchPlayer')
    expect(why(['Bear'], ['Ox'])).toBeNull()
    expect(why([], [])).toBeNull()
  })

  test('[2004:glossary/match] not before the first game, and not while one goes on', () => {
    const swap = { out: ['Bear'], in: ['Ox'] }
    expect(whyNotExchange(newMatch(setupOf()), 0, swap)?.key).toBe('match.beforeFirst')
    expect(whyNotExchange(begun(match).match, 0, swap)?.key).toBe('match.gameGoesOn')
  })

  test('[2004:217.1e] in each game the sideboard lies outside, where a wish finds it', () => {
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck: Array(24).fill(WISH), sideboard: side }))
    const { game } = begun(newMatch(setupOf({ players })))
    while (game.question.kind === 'mulligan') game.reply('keep')
    expect(namesIn(game, 'outside', 0)).toEqual(['Ox', 'Ox', 'Ox', 'Spark'])
    game.to('main1').cast('Wish').resolveAll()
    expect([namesIn(game, 'outside', 0).length, game.has('hand', 'Ox', 0), game.has('hand', 'Ox', 1)]).toEqual([
      3,
      true,
      false,
    ])
  })
})
