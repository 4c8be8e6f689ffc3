import { expect, test } from 'vitest'
import { fitText, linesIn } from '../../src/ui/card/handText.ts'
import type { CardLook } from '../../src/ui/card/index.ts'

const look = (short: string, more: Partial<CardLook> = {}): CardLook => ({
  name: 'Ox',
  colors: ['G'],
  supertypes: [],
  types: ['Sorcery'],
  subtypes: [],
  typeLine: 'Sorcery',
  cost: ['G'],
  rulesText: short,
  short,
  ...more,
})

const words = (count: number): string => Array.from({ length: count }, () => 'creature').join(' ')

test('lines are counted from the widths of words, which are not parted', () => {
  expect(linesIn('ill', 2)).toBe(1)
  expect(linesIn('moment moment', 4)).toBe(2)
  expect(linesIn('moment moment', 8)).toBe(1)
  expect(linesIn('{T}{T}{T} {T}', 4)).toBe(2)
})

test('letters get smaller before lines are left out, and only then there is a mark', () => {
  const fits = [4, 13, 40].map((count) => fitText(look(words(count))).usual)
  expect(fits.map(({ dense, more }) => [dense, more])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
})

test('a tab with power and toughness takes room from the text, a long name too', () => {
  const creature = { types: ['Creature'], typeLine: 'Creature — Ox', power: '2', toughness: '2' }
  const lines = (more: Partial<CardLook>) => fitText(look(words(40), more)).usual.lines
  expect(lines({ name: 'Gearwright of the Drowned Observatory' })).toBeLessThan(lines({}))
  expect(fitText(look(words(12), creature)).usual.dense).toBe(true)
  expect(fitText(look(words(12))).usual.dense).toBe(false)
})
