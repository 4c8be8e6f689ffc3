import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyGame, runs } from './support/games.ts'
import { holdGame } from './support/whole.ts'

describe('replies in generated games', () => {
  test('listed ones are taken, others refused with key and rule', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, { listed: 12, unlisted: 10 })),
      runs(4),
    )
  }, 120_000)

  test('garbage is refused and nothing throws; giving up is possible at any question', () => {
    fc.assert(
      fc.property(anyGame, (game) => holdGame(game, { garbage: 8, concede: 8 })),
      runs(4),
    )
  }, 120_000)
})
