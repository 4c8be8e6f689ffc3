import { describe, test } from 'vitest'
import { sampleOf } from './support/games.ts'
import { holdGame } from './support/whole.ts'

describe('replies in generated games', () => {
  test('listed ones are taken, others refused with key and rule', () => {
    for (const game of sampleOf('two', 6, 8, 9, 15)) holdGame(game, { listed: 12, unlisted: 10 })
  })

  test('garbage is refused and nothing throws; giving up is possible at any question', () => {
    for (const game of sampleOf('two', 6, 8, 9, 15)) holdGame(game, { garbage: 8, concede: 8 })
  })
})
