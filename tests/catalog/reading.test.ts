import { describe, expect, it } from 'vitest'
import {
  compileAll,
  compileDeck,
  deckLines,
  loadSet,
  readCardFile,
  readDeckText,
  writeDeckText,
} from '../../src/catalog/index.ts'

const imp = {
  name: 'Pocket Imp',
  mana_cost: '{B}',
  type_line: 'Creature — Imp',
  oracle_text: 'Flying',
  power: '1',
  toughness: '1',
}

describe('a card file', () => {
  it('is one record, an array of them, or an object with data', () => {
    for (const shape of [imp, [imp], { object: 'list', data: [imp] }]) {
      expect(readCardFile(JSON.stringify(shape))).toEqual({ records: [imp], problems: [] })
    }
  })

  it('tells where it stops being JSON', () => {
    const broken = '[\n  {"name": "Pocket Imp",\n  "mana_cost" "{B}"}\n]'
    const { records, problems } = readCardFile(broken)
    expect(records).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line: 3, key: 'cardFile.notJson' })
    expect(readCardFile('').problems[0]).toMatchObject({ line: 1, column: 1 })
  })

  it('tells which record is none, and reads the others', () => {
    const { records, problems } = readCardFile(JSON.stringify([imp, 7, { ...imp, type_line: 3 }]))
    expect(records).toEqual([imp])
    expect(problems).toMatchObject([
      { record: 2, key: 'record.notACard', params: {} },
      { record: 3, key: 'record.missing', params: { field: 'type_line' } },
    ])
  })
})

describe('a deck text', () => {
  it('is a number and a name in each line', () => {
    expect(readDeckText('// mine\n4 Pocket Imp\n\n 10x  Swamp \n')).toEqual({
      entries: [
        { count: 4, name: 'Pocket Imp' },
        { count: 10, name: 'Swamp' },
      ],
      sideboard: [],
      problems: [],
    })
  })

  it('has its sideboard behind a heading, or line by line', () => {
    const { entries, sideboard, problems } = readDeckText(
      'Deck\n4 Pocket Imp (ABC) 12\nSB: 2 Swamp\n\nSideboard:\n3 Island\n\nMain\n1 Forest',
    )
    expect(entries).toEqual([
      { count: 4, name: 'Pocket Imp' },
      { count: 1, name: 'Forest' },
    ])
    expect(sideboard).toEqual([
      { count: 2, name: 'Swamp' },
      { count: 3, name: 'Island' },
    ])
    expect(problems).toEqual([])
  })

  it('is written as it is read', () => {
    const text = '4 Pocket Imp\n10 Swamp\n\nSideboard\n3 Island'
    const { entries, sideboard } = readDeckText(text)
    expect(writeDeckText({ cards: entries, sideboard })).toBe(text)
    expect(writeDeckText({ cards: entries, sideboard: [] })).toBe('4 Pocket Imp\n10 Swamp')
  })

  it('tells the lines that are not, also of the sideboard', () => {
    const { problems } = readDeckText('1 Swamp\nSideboard\nSB: many\n251 Swamp')
    expect(problems.map(({ line, text, key }) => [line, text, key])).toEqual([
      [3, 'SB: many', 'deckText.notAnEntry'],
      [4, '251 Swamp', 'deckText.tooMany'],
    ])
  })

  it('ignores how many blanks there are, and refuses a line that is no name any more', () => {
    expect(readDeckText(`4  ${' '.repeat(50)}Pocket \t  Imp`).entries).toEqual([{ count: 4, name: 'Pocket Imp' }])
    expect(readDeckText(`4 a${' '.repeat(19_000)}b`).entries).toEqual([{ count: 4, name: 'a b' }])
    expect(readDeckText(`1 Swamp\n4 ${'ab '.repeat(6_000)}`)).toMatchObject({
      entries: [{ count: 1, name: 'Swamp' }],
      problems: [{ line: 2, key: 'deckText.longLine', params: { most: 200 } }],
    })
    expect(readDeckText(`4 ${'a'.repeat(198)}`).problems).toEqual([])
    expect(readDeckText(`4 ${'a'.repeat(199)}`).problems).toHaveLength(1)
  })

  it('is not read where it is longer than any list: one problem, however long it is', () => {
    const { entries, problems } = readDeckText('4 Swamp\n'.repeat(130_000))
    expect(entries).toEqual([])
    expect(problems).toMatchObject([{ line: 1, key: 'deckText.longText' }])
  })

  it('ends where it has more lines or cards than any deck', () => {
    const lines = readDeckText('no entry\n'.repeat(2_000)).problems
    expect(lines).toHaveLength(1_001)
    expect(lines.at(-1)).toMatchObject({ line: 1_001, key: 'deckText.manyLines', params: { most: 1_000 } })
    const { entries, problems } = readDeckText('200 Swamp\n'.repeat(20))
    expect(entries).toHaveLength(5)
    expect(problems).toMatchObject([{ line: 6, key: 'deckText.manyCards', params: { most: 1_000 } }])
  })

  it('tells the lines that are not', () => {
    const { problems } = readDeckText('4 Pocket Imp\nSwamp\n0 Island')
    expect(problems).toMatchObject([
      { line: 2, text: 'Swamp', key: 'deckText.notAnEntry' },
      { line: 3, text: '0 Island', key: 'deckText.none' },
    ])
  })
})

describe('the lines of a deck', () => {
  it('say of each card whether it can be played with', () => {
    const wobble = { ...imp, name: 'Wobble', oracle_text: 'Wobble the sky.' }
    const list = readDeckText('4 pocket imp\n1 Wobble\n2 Nobody').entries
    expect(deckLines(list, compileAll([imp, wobble]))).toMatchObject([
      { count: 4, name: 'Pocket Imp', state: 'understood', phrase: null },
      { count: 1, name: 'Wobble', state: 'notUnderstood', phrase: expect.stringMatching(/\S/) },
      { count: 2, name: 'Nobody', state: 'unknown', printed: null },
    ])
  })
})

describe('a deck', () => {
  it('has its cards as often as it says; the others are told apart', () => {
    const wobble = { ...imp, name: 'Wobble', oracle_text: 'Wobbles.' }
    const entries = [
      { count: 3, name: 'pocket imp' },
      { count: 1, name: 'Wobble' },
      { count: 2, name: 'Nobody' },
    ]
    const deck = compileDeck(entries, compileAll([imp, wobble]))
    expect(deck.cards.map((card) => card.name)).toEqual(['Pocket Imp', 'Pocket Imp', 'Pocket Imp'])
    expect(deck.unknown).toEqual(['Nobody'])
    expect(deck.notUnderstood.map((card) => card.record.name)).toEqual(['Wobble'])
  })

  it('of the built-in ones, every card is there', async () => {
    const { cards, decks } = await loadSet()
    for (const deck of decks) {
      const compiled = compileDeck(deck.cards, cards)
      expect(compiled.cards).toHaveLength(60)
      expect([...compiled.unknown, ...compiled.notUnderstood]).toEqual([])
    }
  })
})
