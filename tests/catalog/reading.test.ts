import { describe, expect, it } from 'vitest'
import { compileAll } from '../../src/catalog/compiling/index.ts'
import { byName, compileDeck, deckLines, loadSet, readCardFile, readDeckText } from '../../src/catalog/index.ts'

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

describe('the lines of a deck', () => {
  it('say of each card whether it can be played with', () => {
    const wobble = { ...imp, name: 'Wobble', oracle_text: 'Wobble the sky.' }
    const list = readDeckText('4 pocket imp\n1 Wobble\n2 Nobody').entries
    expect(deckLines(list, byName(compileAll([imp, wobble])))).toMatchObject([
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
    const deck = compileDeck(entries, byName(compileAll([imp, wobble])))
    expect(deck.cards.map((card) => card.name)).toEqual(['Pocket Imp', 'Pocket Imp', 'Pocket Imp'])
    expect(deck.unknown).toEqual(['Nobody'])
    expect(deck.notUnderstood.map((card) => card.record.name)).toEqual(['Wobble'])
  })

  it('of the built-in ones, every card is there', async () => {
    const { cards, decks } = await loadSet()
    for (const deck of decks) {
      const compiled = compileDeck(deck.cards, byName(cards))
      expect(compiled.cards).toHaveLength(60)
      expect([...compiled.unknown, ...compiled.notUnderstood]).toEqual([])
    }
  })
})
