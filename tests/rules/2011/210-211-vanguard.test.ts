import { expect, test } from 'vitest'
import type { Setup } from '../../../src/engine/index.ts'
import { inEditions } from '../../support/editions.ts'
import { gameOf, wisps } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

const deck = wisps(40)

/** A game in which the first player has such a vanguard card. */
function started(edition: Setup['edition'], hand: number, life: number): Table {
  const players = [
    { name: 'Ada', deck, vanguard: { hand, life } },
    { name: 'Bea', deck },
  ]
  const game = gameOf({ edition, seed: 4, starter: 0, players })
  while (game.question.kind === 'mulligan') game.reply('keep')
  return game
}

inEditions('2004', '2011')('vanguard values, %s', (edition) => {
  test('[2011:contents/210] the hand modifier counts for the hand one starts with, and for nobody else', () => {
    for (const [hand, cards] of [
      [2, 9],
      [-3, 4],
      [0, 7],
      [-9, 0],
    ] as const) {
      const game = started(edition, hand, 0)
      expect([game.handSize(0), game.handSize(1)]).toEqual([cards, 7])
      expect(game.asks('priority').seat).toBe(0)
    }
  })

  test('[2011:contents/210] and for the most that may be held at the end of the own turn', () => {
    const modest = started(edition, -3, 0)
    modest.until('choose')
    const usual = modest.asks('choose')
    expect([usual.seat, usual.min, modest.handSize(1)]).toEqual([1, 1, 8])
    modest.reply(usual.from.slice(0, 1)).until('choose')
    // The third turn's draw made it five: one too many.
    expect(modest.asks('choose')).toMatchObject({ seat: 0, reason: 'discardToHandSize', min: 1, max: 1 })
    expect(modest.state.turn).toMatchObject({ number: 3, step: 'cleanup' })
    expect(modest.handSize(0)).toBe(5)
  })

  test('[2011:contents/211] the life modifier counts for the life one starts with', () => {
    const more = started(edition, 0, 8)
    expect([more.life(0), more.life(1)]).toEqual([28, 20])
    expect([started(edition, 0, -5).life(0), started(edition, 0, 0).life(0)]).toEqual([15, 20])
  })
})
