/** Matches among more than two players (2011:contents/800, 2004:glossary/match). */
import { expect, test } from 'vitest'
import {
  concedeMatch,
  EMPEROR,
  endGame,
  FREE_FOR_ALL,
  type Match,
  type MatchSetup,
  matchWinner,
  newMatch,
  type Seat,
  startGame,
  stillIn,
  TWO_HEADED_GIANT,
  whyNotExchange,
  winsOf,
} from '../../../src/engine/index.ts'
import { inEditions } from '../../support/editions.ts'
import { copies, gameOf } from '../../support/game.ts'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Fee']

const matchOf = (seats: number, more: Partial<MatchSetup> = {}): Match =>
  newMatch({
    edition: '2011',
    seed: 11,
    players: NAMES.slice(0, seats).map((name) => ({ name, deck: copies(20, 'Forest'), sideboard: copies(1, 'Ox') })),
    wins: 2,
    starter: 0,
    ...more,
  })

function begun(match: Match) {
  const step = startGame(match)
  if ('refused' in step) throw new Error(step.refused.key)
  return { ...step, game: gameOf(step.setup) }
}

function done(step: ReturnType<typeof endGame>): Match {
  if ('refused' in step) throw new Error(step.refused.key)
  return step.match
}

const conceding = (match: Match, ...seats: readonly Seat[]): Match =>
  seats.reduce((now, seat) => done(concedeMatch(now, seat)), match)

/** The match after a game that everyone but this seat has conceded; who was asked to name the starting player. */
function wonBy(before: Match, winner: Seat): { match: Match; asked: Seat | null } {
  const { match, game } = begun(before)
  const asked = game.question.kind === 'starter' ? game.question.seat : null
  for (const { seat } of game.state.players)
    if (seat !== winner && game.state.outcome === null && game.state.players[seat]?.lost === null)
      game.reply({ concede: seat })
  return { match: done(endGame(match, game.position)), asked }
}

inEditions('2004', '2011')('matches of three, %s', (edition) => {
  test('[2004:glossary/match 2011:contents/800] nobody has won while two are left, and the last has', () => {
    const first = conceding(begun(matchOf(3, { edition })).match, 1)
    expect([matchWinner(first), first.playing, stillIn(first)]).toEqual([null, true, [0, 2]])
    const second = conceding(first, 0)
    expect([matchWinner(second), second.playing]).toEqual([2, false])
    expect(concedeMatch(first, 1)).toMatchObject({ refused: { key: 'reply.noSuchPlayer' } })
  })

  test('[2004:glossary/match] the wins are counted by player', () => {
    let { match } = wonBy(matchOf(3, { edition }), 2)
    match = wonBy(match, 0).match
    match = wonBy(match, 1).match
    expect([matchWinner(match), [0, 1, 2].map((seat) => winsOf(match, seat))]).toEqual([null, [1, 1, 1]])
    expect(matchWinner(wonBy(match, 1).match)).toBe(1)
  })
})

test('[2011:contents/800 2004:101.2] the next game is played by those who are left, with seats of their own', () => {
  const first = begun(matchOf(3, { starter: 1 }))
  const ended = done(endGame(conceding(first.match, 1), wonGame(first.game, 2)))
  const next = begun(ended)
  expect(next.seats).toEqual([0, 2])
  expect(next.setup.players.map(({ name }) => name)).toEqual(['Ada', 'Cleo'])
  expect([winsOf(next.match, 0), winsOf(next.match, 1), next.match.conceded]).toEqual([0, 1, []])
  expect(next.game.asks('starter')).toEqual({ kind: 'starter', seat: 0, among: [0, 1] })
  // Two are left: the first mulligan costs a card again.
  next.game.reply(0).reply('mulligan').reply('keep')
  expect(next.game.handSize(0)).toBe(6)
  expect(matchWinner(wonBy(ended, 1).match)).toBe(1)
})

function wonGame(game: ReturnType<typeof gameOf>, winner: Seat) {
  for (const { seat } of game.state.players) if (seat !== winner) game.reply({ concede: seat })
  return game.position
}

test('[2011:contents/800] a game won by somebody who then leaves the match counts for nobody', () => {
  const { match } = wonBy(matchOf(3), 0)
  const next = begun(conceding(match, 0))
  expect([next.match.results.length, winsOf(next.match, 0), winsOf(next.match, 1)]).toEqual([1, 0, 0])
})

test('[2004:101.2] asked who begins is the next player after the winner; one who has left is asked nothing', () => {
  const first = wonBy(matchOf(3), 1)
  const second = wonBy(first.match, 2)
  expect([first.asked, second.asked]).toEqual([null, 2])
  // After seat 2 it would be seat 0's to say.
  const { game } = begun(conceding(second.match, 0))
  expect(game.asks('starter').seat).toBe(0)
  expect(game.state.players.map(({ name }) => name)).toEqual(['Bea', 'Cleo'])
})

test('[2004:glossary/match] who has conceded the match exchanges no cards', () => {
  const { match } = wonBy(matchOf(3), 0)
  const swap = { out: ['Forest'], in: ['Ox'] }
  const left = conceding(match, 1)
  expect([0, 1, 2].map((seat) => whyNotExchange(left, seat, swap)?.key ?? null)).toEqual([
    null,
    'reply.noSuchPlayer',
    null,
  ])
})

test('[2011:contents/808] a team wins and concedes its games as one', () => {
  const teams = [
    [0, 1],
    [2, 3],
    [4, 5],
  ]
  let match = matchOf(6, { format: { ...FREE_FOR_ALL, teams } })
  match = wonBy(match, 1).match
  expect([0, 1, 2].map((seat) => winsOf(match, seat))).toEqual([1, 1, 0])
  const left = conceding(match, 3)
  expect([stillIn(left), matchWinner(left)]).toEqual([[0, 1, 4, 5], null])
  const { setup } = begun(left)
  expect([setup.players.map(({ name }) => name), setup.format?.teams]).toEqual([
    ['Ada', 'Bea', 'Edda', 'Fee'],
    [
      [0, 1],
      [2, 3],
    ],
  ])
  expect(matchWinner(wonBy(match, 0).match)).toBe(0)
})

test.each([
  ['[2011:contents/810]', 4, TWO_HEADED_GIANT, 3],
  ['[2011:contents/809]', 6, EMPEROR, 5],
])('%s of two teams one has won as the other concedes', (_, seats, format, seat) => {
  expect(matchWinner(conceding(matchOf(seats, { format }), seat))).toBe(0)
})

test('[2011:contents/801] the ranges stay with their players', () => {
  const match = conceding(matchOf(4, { format: { ...FREE_FOR_ALL, ranges: [1, 2, 3, 4] } }), 1)
  expect(begun(match).setup.format?.ranges).toEqual([1, 3, 4])
})
