import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyGame, anyLargeGame, runs } from './support/games.ts'
import { holdGame } from './support/whole.ts'

describe('what seats know in generated games', () => {
  test('nor in games of three and four players, some of whom have left', () => {
    fc.assert(
      fc.property(anyLargeGame, (game) => holdGame(game, { knowledge: 12, imagined: 20 })),
      runs(3),
    )
  }, 120_000)

  test('no hidden card in what is seen and heard; what is imagined can be played on', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, { knowledge: 8, imagined: 10 })),
      runs(5),
    )
  }, 120_000)
})
