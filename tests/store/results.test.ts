import { describe, expect, test } from 'vitest'
import { loadSet } from '../../src/catalog/index.ts'
import { LADDER } from '../../src/store/index.ts'
import { climbedBy } from '../../src/store/ladder.ts'
import {
  MOST_RESULTS,
  RESULTS_SCHEMA,
  type Result,
  readResults,
  tallyOf,
  withResult,
  writeResults,
} from '../../src/store/results.ts'
import { resultsAsCsv } from '../../src/ui/session/resultFiles.ts'

const result: Result = {
  game: 'g1',
  at: '2026-11-28T20:00:00.000Z',
  deckId: 'first-light',
  deck: 'First Light',
  againstId: 'tall-timber',
  against: 'Tall Timber',
  level: 'hard',
  how: 'won',
  turns: 9,
  edition: '2011',
}
const NONE = { results: [], climbed: 0 }

describe('results of games', () => {
  test('come back as they were kept', () => {
    const kept = { results: [result], climbed: 3 }
    expect(readResults(writeResults(kept))).toEqual({ ...kept, trouble: null })
  })

  test('are taken over from before there was a ladder', () =>
    expect(readResults(JSON.stringify({ schema: 1, results: [result] }))).toEqual({
      results: [result],
      climbed: 0,
      trouble: null,
    }))

  test('one that is damaged does not cost the others', () =>
    expect(readResults(JSON.stringify({ schema: 2, results: [result, { game: 1 }], climbed: 99 }))).toEqual({
      results: [result],
      climbed: LADDER.length,
      trouble: 'broken',
    }))

  test.each([
    ['newer', JSON.stringify({ schema: RESULTS_SCHEMA + 1, results: [] })],
    ['broken', '{'],
    ['broken', '3'],
    ['broken', JSON.stringify({ schema: RESULTS_SCHEMA, results: 'x' })],
  ])('%s ones are not guessed: %s', (trouble, text) => expect(readResults(text)).toEqual({ ...NONE, trouble }))

  test('a game counts once, by its last end, and the oldest give way', () => {
    const once = withResult(withResult(NONE, result), { ...result, how: 'lost' })
    expect(once.results.map(({ how }) => how)).toEqual(['lost'])
    let many: Parameters<typeof withResult>[0] = NONE
    for (let n = 0; n < MOST_RESULTS + 2; n++) many = withResult(many, { ...result, game: `g${n}` })
    expect(many.results).toHaveLength(MOST_RESULTS)
    expect(many.results[0]?.game).toBe('g2')
  })

  test('are counted by deck and by level', () => {
    const results: Result[] = [
      result,
      { ...result, how: 'lost' },
      { ...result, level: 'easy' },
      { ...result, how: 'drawn' },
      { ...result, deckId: 'other' },
    ]
    expect(tallyOf(results, 'first-light')).toEqual({ won: 2, played: 4 })
    expect(tallyOf(results, 'first-light', 'hard')).toEqual({ won: 1, played: 3 })
  })

  test('as a table each has a line, and nothing in a name breaks it', () => {
    const odd = { ...result, deck: '=1+1, "mine"' }
    expect(resultsAsCsv([odd])).toBe(
      'at,deck,against,level,how,turns,edition\r\n' +
        '2026-11-28T20:00:00.000Z,"\'=1+1, ""mine""",Tall Timber,hard,won,9,2011\r\n',
    )
  })
})

describe('the ladder', () => {
  test('has twelve different decks that come with the game, its levels rising', async () => {
    const { decks } = await loadSet()
    const ids = LADDER.map(({ deckId }) => deckId)
    expect(new Set(ids).size).toBe(12)
    expect(ids.filter((id) => !decks.some((deck) => deck.id === id))).toEqual([])
    const levels = LADDER.map(({ level }) => ['easy', 'normal', 'hard'].indexOf(level))
    expect(levels).toEqual([...levels].sort())
  })

  test('is climbed by beating the next rung at its level, and by nothing else', () => {
    const [first, second] = LADDER
    if (!first || !second) throw new Error('no ladder')
    expect(climbedBy(0, first)).toBe(1)
    expect(climbedBy(0, second)).toBe(0)
    expect(climbedBy(1, first)).toBe(1)
    expect(climbedBy(0, { ...first, level: 'hard' })).toBe(0)
    const won = withResult(NONE, { ...result, againstId: first.deckId, level: first.level })
    expect(won.climbed).toBe(1)
    expect(withResult(NONE, { ...result, againstId: first.deckId, level: first.level, how: 'lost' }).climbed).toBe(0)
  })
})
