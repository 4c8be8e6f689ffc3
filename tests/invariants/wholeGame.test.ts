import { describe, test } from 'vitest'
import { sampleOf } from './support/games.ts'
import { holdGame } from './support/whole.ts'

describe('generated games with subgames, turns that end and games that restart (506, 2011:contents/713, 714)', () => {
  test('end, and every position on the way is sound and answers the same from JSON, run again and replayed', () => {
    const dear = { again: 15, replay: true, concede: 25, garbage: 60, listed: 60, imagined: 40 }
    for (const game of sampleOf('nested', 5, 6, 9, 10, 11)) holdGame(game, dear)
  })

  test('tell no seat what it may not know, of any of the games', () => {
    for (const game of sampleOf('nested', 5, 6, 9)) holdGame(game, { knowledge: 10 })
  })
})
