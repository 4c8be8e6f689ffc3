import { describe, expect, test } from 'vitest'
import { useOwnDecks } from '../../src/store/index.ts'
import { DECKS_SCHEMA, readOwnDecks, writeOwnDecks } from '../../src/store/ownDecks.ts'

const deck = { id: 'own-1', name: 'Mine', text: '4 Forest' }

describe('one’s own decks', () => {
  test('come back as they were kept', () =>
    expect(readOwnDecks(writeOwnDecks([deck]))).toEqual({ decks: [deck], trouble: null }))
  test('one that is damaged does not cost the others', () =>
    expect(readOwnDecks(JSON.stringify({ schema: DECKS_SCHEMA, decks: [deck, { id: 1 }] }))).toEqual({
      decks: [deck],
      trouble: 'broken',
    }))
  test('none are there at first', () => expect(readOwnDecks(null)).toEqual({ decks: [], trouble: null }))

  test.each([
    ['newer', JSON.stringify({ schema: DECKS_SCHEMA + 1, decks: [] })],
    ['broken', '{'],
    ['broken', '3'],
    ['broken', JSON.stringify({ schema: DECKS_SCHEMA, decks: [{ id: 1 }] })],
    ['broken', JSON.stringify({ schema: DECKS_SCHEMA, decks: 'x' })],
  ])('%s ones are not guessed: %s', (trouble, text) => expect(readOwnDecks(text)).toEqual({ decks: [], trouble }))

  test('a deck with an id that is there takes its place; removed it is gone', () => {
    const { keep, remove } = useOwnDecks.getState()
    keep(deck)
    keep({ ...deck, id: 'own-2' })
    keep({ ...deck, name: 'Changed' })
    expect(useOwnDecks.getState().decks.map(({ name }) => name)).toEqual(['Changed', 'Mine'])
    remove('own-1')
    expect(useOwnDecks.getState().decks.map(({ id }) => id)).toEqual(['own-2'])
  })
})
