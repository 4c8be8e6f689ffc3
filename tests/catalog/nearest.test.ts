import { expect, test } from 'vitest'
import { nameKey, nearest } from '../../src/catalog/index.ts'

const near = nearest(['Ash Warden', 'Ash Wanderer', 'Bog Heron', 'Ember', 'Älfer of Mæl'])

test('a letter dropped, added, changed or exchanged is near', () => {
  for (const spelt of ['Ash Wrden', 'Ash Warrden', 'Ash Werden', 'Ash Wadren'])
    expect(near(spelt, 1), spelt).toEqual(['Ash Warden'])
})
test('the nearest comes first, and no more than asked for', () => {
  expect(near('Ash Wander', 5)).toEqual(['Ash Warden', 'Ash Wanderer'])
  expect(near('Ash Wander', 1)).toEqual(['Ash Warden'])
})
test('the beginning of a longer name is near; a far name is not', () => {
  expect(near('Bog', 3)).toEqual(['Bog Heron'])
  expect(near('Glass Lantern', 3)).toEqual([])
})
test('accents, ligatures, capitals and apostrophes are no difference', () => {
  expect(nameKey(' ÄLFER of Mæl')).toBe(nameKey('alfer of mael'))
  expect(nameKey('Ash’s/Bog')).toBe(nameKey("Ash's // Bog"))
  expect(near('alfer of mael', 1)).toEqual(['Älfer of Mæl'])
})
