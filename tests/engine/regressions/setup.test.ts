import { expect, test } from 'vitest'
import { newGame, type Setup } from '../../../src/engine/index.ts'
import { basic, creature } from '../../support/handmadeWords.ts'

test('a setup read back from JSON gives the same game: cards are told apart by what they are', () => {
  const deck = [...Array(10).fill(basic('Forest')), ...Array(10).fill(creature('Bear', ['1', 'G'], '2/2'))]
  const players = ['A', 'B'].map((name) => ({ name, deck }))
  const setup: Setup = { edition: '2004', seed: 3, starter: 0, players }
  const saved = JSON.parse(JSON.stringify(setup)) as Setup
  expect(newGame(setup).position.checkpoint.printed).toHaveLength(2)
  expect(newGame(saved).position).toEqual(newGame(setup).position)
})
