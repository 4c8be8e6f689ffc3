import { expect, test } from 'vitest'
import { readAnswer } from '../../../src/catalog/index.ts'
import { apiCard } from './files.ts'

const asked = ['bog heron', 'Reed', 'Nobody']
const split = {
  name: 'Reed // Rush',
  layout: 'split',
  type_line: 'Instant // Instant',
  card_faces: ['Reed', 'Rush'].map((name) => ({ name, type_line: 'Instant', oracle_text: 'Draw a card.' })),
}

test('cards are matched by their names, in whatever order they come', () => {
  for (const data of [
    [apiCard('Bog Heron'), split],
    [split, apiCard('Bog Heron')],
  ]) {
    const answer = readAnswer({ object: 'list', data, not_found: [{ name: 'Nobody' }] }, asked)
    expect(new Set(answer?.cards.map(({ record }) => record.name))).toEqual(new Set(['Bog Heron', 'Reed // Rush']))
    expect(answer?.missing).toEqual(['Nobody'])
  }
})
test('what the answer has neither found nor named is missing all the same', () =>
  expect(readAnswer({ data: [] }, asked)?.missing).toEqual(asked))
test('a card of which nobody asked is not taken', () =>
  expect(readAnswer({ data: [apiCard('Stranger')] }, asked)).toMatchObject({ cards: [], missing: asked }))
test('entries with something wrong are told', () =>
  expect(readAnswer({ data: [null, apiCard('Reed', { type_line: 4 })] }, asked)?.problems).toMatchObject([
    { entry: 1, key: 'record.notACard' },
    { entry: 2, name: 'Reed', key: 'record.missing' },
  ]))
test('what has not the form of an answer is none', () => {
  for (const value of [null, [], 'sorry', { data: {} }, { object: 'error', status: 400 }])
    expect(readAnswer(value, asked)).toBeNull()
})
