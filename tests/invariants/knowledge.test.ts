import { describe, test } from 'vitest'
import { sampleOf } from './support/games.ts'
import { holdGame } from './support/whole.ts'

describe('what seats know in generated games', () => {
  test('nor in games of three and four players, some of whom have left', () => {
    for (const game of sampleOf('several', 9, 12, 14, 15)) holdGame(game, { knowledge: 12, imagined: 20 })
  })

  test('no hidden card in what is seen and heard; what is imagined can be played on', () => {
    for (const game of sampleOf('two', 6, 8, 9, 15)) holdGame(game, { knowledge: 8, imagined: 10 })
  })
})
