import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Game, LADDER, type Result, useResults } from '../../src/store/index.ts'
import { choiceAt, rungAfter } from '../../src/ui/session/ladder.ts'

const [first, second] = LADDER
if (!first || !second) throw new Error('no ladder')

const game = { id: 'g1' } as Game
const won: Result = {
  game: 'g1',
  at: '',
  deckId: 'own-1',
  deck: 'Mine',
  againstId: first.deckId,
  against: '',
  level: first.level,
  how: 'won',
  turns: 5,
  edition: '2011',
}
afterEach(() => {
  useResults.getState().clear()
  vi.unstubAllGlobals()
})

describe('from the end of a game to the next rung', () => {
  test('leads a rung up after the one that was just beaten', () => {
    useResults.setState({ results: [won], climbed: 1 })
    expect(rungAfter(game)).toBe(1)
  })

  test('not after a loss, another game, or a rung that was beaten long ago', () => {
    useResults.setState({ results: [{ ...won, how: 'lost' }], climbed: 1 })
    expect(rungAfter(game)).toBeNull()
    useResults.setState({ results: [{ ...won, game: 'g2' }], climbed: 1 })
    expect(rungAfter(game)).toBeNull()
    useResults.setState({ results: [won], climbed: 3 })
    expect(rungAfter(game)).toBeNull()
  })

  test('nor beyond the last', () => {
    const last = LADDER.at(-1) ?? first
    useResults.setState({ results: [{ ...won, againstId: last.deckId, level: last.level }], climbed: LADDER.length })
    expect(rungAfter(game)).toBeNull()
  })

  test('is a single game against its deck at its level', () => {
    const last = JSON.stringify({ house: { manaBurn: true }, formatId: 'premodern', wins: 2 })
    vi.stubGlobal('localStorage', { getItem: () => last })
    expect(choiceAt(second, 'own-1').house).toEqual({})
    expect(choiceAt(second, 'own-1')).toMatchObject({
      formatId: null,
      mode: 'machine',
      wins: 1,
      deckId: 'own-1',
      otherDeckId: second.deckId,
      level: second.level,
    })
  })
})
