import { expect, test } from 'vitest'
import { memoised, memoisedAt, memoisedByTwo } from '../../src/language/index.ts'

test('a result is computed once for each object, whatever it is', () => {
  let times = 0
  const isEmpty = memoised((list: readonly number[], by: number): boolean => {
    times += by
    return list.length === 0
  })
  const [none, one] = [[], [1]]
  expect([isEmpty(one, 1), isEmpty(one, 1), isEmpty(none, 1), isEmpty(none, 1)]).toEqual([false, false, true, true])
  expect(times).toBe(2)
})

test('the same two objects give the same result, and the same object with the same word or number', () => {
  const [a, b] = [{}, {}]
  const pair = memoisedByTwo((one: object, other: object) => ({ one, other }))
  expect(pair(a, b)).toBe(pair(a, b))
  expect(pair(b, a)).not.toBe(pair(a, b))
  const placed = memoisedAt((one: object, at: number, by: string) => ({ one, at, by }))
  expect(placed(a, 1, 'first')).toBe(placed(a, 1, 'second'))
  expect(placed(a, 2, 'second')).toEqual({ one: a, at: 2, by: 'second' })
})
