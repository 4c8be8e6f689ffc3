import { describe, expect, test } from 'vitest'
import { matching, wordChoice } from '../../../src/ui/view/index.ts'
import { table } from '../../support/table.ts'

describe('words to choose from', () => {
  const game = table('2011', [
    { battlefield: ['Bear', 'Mountain', 'Mountain'], hand: ['Forest'] },
    { battlefield: ['Island'] },
  ])

  test('those on the own cards come first, the most frequent before all', () => {
    const words = ['Island', 'Plains', 'Forest', 'Bear', 'Mountain', 'Plains']
    expect(wordChoice(game.state, 0, words)).toEqual({
      own: ['Mountain', 'Forest', 'Bear'],
      rest: ['Island', 'Plains'],
    })
    expect(wordChoice(game.state, 1, words).own).toEqual(['Island'])
  })

  test('nothing is lost, and nothing is there twice', () => {
    const words = ['Bear', 'Elk', 'Bear', 'Goblin']
    const { own, rest } = wordChoice(game.state, 0, words)
    expect([...own, ...rest].sort()).toEqual(['Bear', 'Elk', 'Goblin'])
  })

  test('typing finds what begins with it, then what holds it', () => {
    const words = ['Hobgoblin', 'Elk', 'Goblin', 'Gorgon']
    expect(matching(words, 'go')).toEqual(['Goblin', 'Gorgon', 'Hobgoblin'])
    expect(matching(words, ' ELK ')).toEqual(['Elk'])
    expect(matching(words, '')).toEqual(words)
    expect(matching(words, 'xyz')).toEqual([])
  })
})
