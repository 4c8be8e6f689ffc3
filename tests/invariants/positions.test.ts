import { describe, test } from 'vitest'
import { sampleOf } from './support/games.ts'
import { holdGame } from './support/whole.ts'

/** A failure names the game: `game EDITION/SEED, reply N`. `npm run soak` plays others. */
describe('generated games', () => {
  test('end, and every position on the way is sound: cards, zones, numbers, attachments, pools, nothing left to do', () => {
    for (const game of sampleOf('two', 6, 7, 8, 9, 12, 15)) holdGame(game, {})
  })

  test('of three and four players end too, whoever gives up on the way', () => {
    const dear = { again: 25, replay: true, concede: 20, garbage: 40, listed: 40 }
    for (const game of sampleOf('several', 3, 10, 12, 13, 14)) holdGame(game, dear)
  })

  test('answer the same from JSON, run again and replayed from the start', () => {
    for (const game of sampleOf('two', 6, 8, 9, 15)) holdGame(game, { again: 12, replay: true })
  })
})
