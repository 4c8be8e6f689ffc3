import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyNestedGame, runs } from './support/games.ts'
import { holdGame } from './support/whole.ts'

describe('generated games with subgames, turns that end and games that restart (506, 2011:contents/713, 714)', () => {
  test('end, and every position on the way is sound and answers the same from JSON, run again and replayed', () => {
    fc.assert(
      fc.property(anyNestedGame, (game) =>
        holdGame(game, { again: 15, replay: true, concede: 25, garbage: 60, listed: 60, imagined: 40 }),
      ),
      runs(4),
    )
  }, 240_000)

  test('tell no seat what it may not know, of any of the games', () => {
    fc.assert(
      fc.property(anyNestedGame, (game) => holdGame(game, { knowledge: 10 })),
      runs(2),
    )
  }, 240_000)
})
