import { expect, test } from 'vitest'
import { cacheRecent } from '../../src/store/cacheRecent.ts'

/** Counts how often it is worked out. */
function counting(most?: number) {
  const asked: string[] = []
  const of = cacheRecent((key: { readonly name: string }, detail: number | null) => {
    asked.push(`${key.name}${detail ?? ''}`)
    return null
  }, most)
  return { of, asked }
}

test('what was asked before is looked up, even where it was nothing', () => {
  const { of, asked } = counting()
  const one = { name: 'a' }
  expect([of(one, 1), of(one, 1), of(one, null), of(one, null)]).toEqual([null, null, null, null])
  expect(asked).toEqual(['a1', 'a'])
})

test('another thing that is alike is another thing', () => {
  const { of, asked } = counting()
  of({ name: 'a' }, 1)
  of({ name: 'a' }, 1)
  expect(asked).toEqual(['a1', 'a1'])
})

test('what was not asked of for longest is forgotten first', () => {
  const { of, asked } = counting(2)
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  for (const one of [a, b, a, c, a, b]) of(one, 1)
  expect(asked).toEqual(['a1', 'b1', 'c1', 'b1'])
})
