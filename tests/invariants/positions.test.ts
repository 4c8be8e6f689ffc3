import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyGame, runs } from './support/games.ts'
import { holdGame } from './support/whole.ts'

/** A failure names the game: `game EDITION/SEED, reply N`, and fast-check's own seed. `SEED=` and `GAMES=` make others. */
describe('generated games', () => {
  test('end, and every position on the way is sound: cards, zones, numbers, attachments, pools, nothing left to do', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, {})),
      runs(8),
    )
  }, 120_000)

  test('answer the same from JSON, run again and replayed from the start', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, { again: 12, replay: true })),
      runs(5),
    )
  }, 120_000)
})
