import { describe, expect, test } from 'vitest'
import { readingBoard } from '../../src/catalog/compiling/index.ts'
import { atOnce } from '../../src/store/slices.ts'

const spark = {
  name: 'Small Spark',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: 'Small Spark deals 1 damage to target creature.',
}

describe("a board's own cards", () => {
  test('are taken out of it and compiled', () => {
    const { board, cards, problems } = atOnce(readingBoard({ edition: '2011', cards: [spark] }))
    expect(board).toEqual({ edition: '2011' })
    expect(cards.map(({ compiled }) => compiled.printed.name)).toEqual(['Small Spark'])
    expect(problems).toEqual([])
  })

  test('a board without cards, or what is no board, goes on as it is', () => {
    expect(atOnce(readingBoard({ edition: '2011' }))).toEqual({ board: { edition: '2011' }, cards: [], problems: [] })
    expect(atOnce(readingBoard('nonsense')).board).toBe('nonsense')
  })

  test('what is wrong with one is told by its place', () => {
    const unclear = { ...spark, oracle_text: 'Small Spark ponders for a while.' }
    const { cards, problems } = atOnce(readingBoard({ cards: [spark, { name: 'Nothing' }, unclear] }))
    expect(cards).toHaveLength(1)
    expect(problems.map(({ path }) => path)).toEqual(['cards.1', 'cards.2'])
    expect(problems[1]).toMatchObject({
      key: 'boardCards.notUnderstood',
      params: { phrase: expect.stringMatching(/./) },
    })
    expect(atOnce(readingBoard({ cards: 'all' })).problems).toEqual([
      { path: 'cards', key: 'boardCards.notList', params: {} },
    ])
    expect(atOnce(readingBoard({ cards: Array(101).fill(spark) }))).toMatchObject({
      cards: [],
      problems: [{ path: 'cards', key: 'boardCards.tooMany', params: { most: 100 } }],
    })
  })
})
