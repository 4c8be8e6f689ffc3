import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyGame, anyLargeGame, runs } from './support/games.ts'
import { holdGame } from './support/whole.ts'

/** A failure names the game: `game EDITION/SEED, reply N`, and fast-check's own seed. `SEED=` and `GAMES=` make others. */
describe('generated games', () => {
  test('end, and every position on the way is sound: cards, zones, numbers, attachments, pools, nothing left to do', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, {})),
      runs(8),
    )
  }, 120_000)

  test('of three and four players end too, whoever gives up on the way', () => {
    fc.assert(
      fc.property(anyLargeGame, (game) =>
        holdGame(game, { again: 25, replay: true, concede: 20, garbage: 40, listed: 40 }),
      ),
      runs(6),
    )
  }, 240_000)

  test('answer the same from JSON, run again and replayed from the start', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, { again: 12, replay: true })),
      runs(5),
    )
  }, 120_000)
})
