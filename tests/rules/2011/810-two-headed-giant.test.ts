/** Two teams of two with one life total each (2011:contents/810). */
import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../../src/engine/boards/write.ts'
import { get, seenBy, TWO_HEADED_GIANT } from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import { BASICS, card } from '../../support/cards.ts'
import { fours, gameOf } from '../../support/game.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Bleeding', '{0}', 'Sorcery', 'Each opponent loses 2 life.'),
  card('Gain', '{0}', 'Instant', 'You gain 3 life.'),
  card('Bolt', '{0}', 'Instant', '~ deals 30 damage to target player.'),
  card('Blast', '{0}', 'Instant', '~ deals 29 damage to target player.'),
  card('Seven Stings', '{0}', 'Instant', 'Target player gets seven poison counters.'),
  card('Fang', '{0}', 'Instant', 'Target player gets eight poison counters.'),
  card('Shield', '{0}', 'Enchantment', "You can't lose the game."),
  card('Level', '{0}', 'Sorcery', "Each player's life total becomes 10."),
  card('Joy', '{0}', 'Enchantment', 'Whenever you gain life, draw a card.'),
]

type Side = Parameters<typeof table>[1][number]

function giant(sides: readonly Side[] = []): Table {
  const [first = {}, second = {}, ...others] = [0, 1, 2, 3].map((seat): Side => sides[seat] ?? {})
  return table('2011', [first, second, ...others], CARDS, {}, { format: TWO_HEADED_GIANT })
}
const life = (game: Table) => [0, 1, 2, 3].map((seat) => game.life(seat))

describe('life', () => {
  test('[2011:contents/810] each opponent loses 2 life: the team goes from 30 to 26', () => {
    const game = giant([{ hand: ['Bleeding'] }])
      .cast('Bleeding')
      .pass(4)
    expect(life(game)).toEqual([30, 30, 26, 26])
    game.isAtAQuestion()
  })

  test('[2011:contents/810] a player gains life for the team, and only they have gained it', () => {
    const sides = [{ battlefield: ['Joy'] }, { battlefield: ['Joy'], hand: ['Gain'] }]
    const game = giant(sides).pass().cast('Gain').pass(4).resolveAll()
    expect([life(game), game.handSize(0), game.handSize(1)]).toEqual([[33, 33, 30, 30], 0, 1])
    game.isAtAQuestion()
  })

  test('[2011:contents/810] damage to either of them is dealt to the team’s total', () => {
    const game = giant([{ battlefield: ['Bear'] }, { battlefield: ['Ox'] }])
    const [bear = 0, ox = 0] = game.state.battlefield
    game.until('attackers').reply([
      { id: bear, defender: { player: 2 } },
      { id: ox, defender: { player: 3 } },
    ])
    game.to('main2')
    expect(new Set([game.life(2), game.life(3)]).size).toBe(1)
    expect(game.life(2)).toBeLessThan(28)
    expect([get(game.state, bear).tapped, get(game.state, ox).tapped]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2011:contents/810] at 0 life the team loses, at 1 it plays on', () => {
    const one = giant([{ hand: ['Blast'] }])
      .cast('Blast', { targets: ['player 2'] })
      .pass(4)
    expect([life(one), one.state.outcome]).toEqual([[30, 30, 1, 1], null])
    one.isAtAQuestion()
    const none = giant([{ hand: ['Bolt'] }])
      .cast('Bolt', { targets: ['player 2'] })
      .pass(4)
    expect(none.state.players.map(({ lost }) => lost)).toEqual([null, null, 'life', 'life'])
    expect(none.state.outcome).toMatchObject({ winner: 0, reason: 'life' })
  })
})

describe('what is common', () => {
  test('[2011:contents/810] where each life total becomes a number, a team chooses whose', () => {
    const game = giant([{ hand: ['Level'] }, { battlefield: ['Joy'] }])
      .cast('Level')
      .pass(4)
    expect(game.question).toMatchObject({ kind: 'player', seat: 0, among: [0, 1] })
    game.reply(1)
    expect(game.question).toMatchObject({ kind: 'player', seat: 2, among: [2, 3] })
    game.reply(2)
    expect(life(game)).toEqual([10, 10, 10, 10])
    game.isAtAQuestion()
  })

  test('[2011:contents/810] teammates see each other’s hands, and nobody else does', () => {
    const game = giant([{ hand: ['Gain'] }, { hand: ['Bolt'] }, { hand: ['Bolt'] }])
    const seen = (seat: number) => seenBy(game.position, seat).now.hands.map((hand) => hand.some((id) => id !== 0))
    expect(seen(0)).toEqual([true, true, false, false])
    expect(seen(3)).toEqual([false, false, true, false])
  })

  test('[2011:contents/805 2011:contents/810] a board written by any of them has the same team on turn, with its life', () => {
    const game = giant([{}, {}, {}, {}]).to('main1', 4)
    for (const seat of [0, 1, 2, 3]) {
      const written = boardFrom(seenBy(game.position, seat), 'Forest')
      if ('losses' in written) throw new Error(JSON.stringify(written.losses))
      const again = positionFrom({ ...written.board }, (name) => BASICS.find((one) => one.name === name) ?? null)
      if ('problems' in again) throw new Error(JSON.stringify(again.problems))
      const { turn, players } = again.position.checkpoint
      expect([(turn.active + seat) % 4, players.map((player) => player.life)]).toEqual([2, [30, 30, 30, 30]])
    }
  })

  test('[2011:contents/810] a board gives a team its life with one of its players', () => {
    expect(life(giant([{}, { life: 12 }]))).toEqual([12, 12, 30, 30])
  })
})

describe('poison', () => {
  test('[2011:contents/810] fifteen poison counters on a team lose, however they are divided', () => {
    const game = giant([{ hand: ['Seven Stings', 'Seven Stings', 'Fang'] }])
    game
      .cast('Seven Stings', { targets: ['player 2'] })
      .pass(4)
      .cast('Seven Stings', { targets: ['player 3'] })
      .pass(4)
    expect(game.state.outcome).toBe(null)
    game.isAtAQuestion()
    game.cast('Fang', { targets: ['player 3'] }).pass(4)
    expect(game.state.outcome).toMatchObject({ winner: 0, reason: 'poison' })
  })

  test('[2011:contents/810] ten on one of them, or fourteen on both, don’t', () => {
    const game = giant([{ hand: ['Seven Stings', 'Seven Stings'] }])
    for (const _ of [1, 2]) game.cast('Seven Stings', { targets: ['player 2'] }).pass(4)
    expect([game.state.players[2]?.counters.poison, game.state.outcome]).toEqual([14, null])
    game.isAtAQuestion()
  })
})

describe('winning and losing', () => {
  test('[2011:contents/810] a team loses with either of its players', () => {
    const game = giant().reply({ concede: 3 })
    expect(game.state.players.map(({ lost }) => lost)).toEqual([null, null, 'team', 'conceded'])
    expect(game.state.outcome).toMatchObject({ winner: 0, reason: 'conceded' })
  })

  test('[2011:contents/810] what keeps one of them from losing keeps the team', () => {
    const game = giant([{ hand: ['Bolt'] }, {}, {}, { battlefield: ['Shield'] }])
    game.cast('Bolt', { targets: ['player 2'] }).pass(4)
    expect([life(game), game.state.outcome]).toEqual([[30, 30, 0, 0], null])
    game.isAtAQuestion()
  })
})

test('[2011:contents/810] 30 life, and the team that begins skips its first draw step', () => {
  const players = ['Ada', 'Bea', 'Cleo', 'Dan'].map((name) => ({ name, deck: fours(40) }))
  const game = gameOf({ edition: '2011', seed: 5, starter: 1, players, format: TWO_HEADED_GIANT })
  while (game.question.kind === 'mulligan') game.reply('keep')
  game.to('main1')
  expect([game.state.turn.active, life(game)]).toEqual([0, [30, 30, 30, 30]])
  expect([game.handSize(0), game.handSize(1)]).toEqual([7, 7])
  game.to('main1', 2)
  expect([game.state.turn.active, game.handSize(2), game.handSize(3)]).toEqual([2, 8, 8])
  game.isAtAQuestion()
})
