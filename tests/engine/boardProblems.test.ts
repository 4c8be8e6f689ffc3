import { describe, expect, test } from 'vitest'
import { positionFrom } from '../../src/engine/index.ts'

/** What is wrong with a board, as `path key`. */
function problems(board: unknown): readonly string[] {
  const made = positionFrom(board, () => null)
  return 'problems' in made ? made.problems.map(({ path, key }) => `${path} ${key}`) : []
}

const side = (fields: object) => ({ edition: '2011', players: [fields, {}] })

describe('the problems of a board', () => {
  test('each form the schema refuses has a key and its path', () => {
    expect(problems(7)).toEqual([' board.notFields'])
    expect(problems({})).toEqual(['edition board.missing', 'players board.missing'])
    expect(problems({ edition: '2011', players: [] })).toEqual(['players board.tooFew'])
    expect(problems(side({ life: 'a' }))).toEqual(['players.0.life board.notNumber'])
    expect(problems(side({ life: 1.5 }))).toEqual(['players.0.life board.notWhole'])
    expect(problems(side({ lives: 1 }))).toEqual(['players.0.lives board.unknownField'])
    expect(problems(side({ hand: 'Ox' }))).toEqual(['players.0.hand board.notList'])
    expect(problems(side({ hand: [1] }))).toEqual(['players.0.hand.0 board.notText'])
  })

  test('an edition that is none names those that are', () => {
    expect(positionFrom({ edition: '1999', players: [{}, {}] }, () => null)).toMatchObject({
      problems: [{ path: 'edition', key: 'board.notOneOf', params: { options: ['2004', '2011'] } }],
    })
  })

  test('a permanent is a name or an object; inside an object each field is told', () => {
    const battlefield = [3, { nam: 'Ox' }, { name: 'Ox', tapped: 3 }, { name: 'Ox', counters: { a: 'b' } }]
    expect(problems(side({ battlefield }))).toEqual([
      'players.0.battlefield.0 board.notNameOrFields',
      'players.0.battlefield.1.name board.missing',
      'players.0.battlefield.1.nam board.unknownField',
      'players.0.battlefield.2.tapped board.notYesOrNo',
      'players.0.battlefield.3.counters.a board.notNumber',
    ])
  })

  test('cards, labels and mana that are not known', () => {
    expect(problems(side({ hand: ['Ox'], pool: '{T}', battlefield: [{ name: 'Ox', attachedTo: 'b' }] }))).toEqual(
      expect.arrayContaining([
        'players.0.hand.0 board.noSuchCard',
        'players.0.pool board.poolSymbols',
        'players.0.battlefield.0.attachedTo board.noSuchLabel',
      ]),
    )
  })
})
