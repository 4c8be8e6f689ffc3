import { expect, test } from 'vitest'
import { movePoints } from '../../../src/ui/prompts/dividing.ts'

test.each([
  // What is left is used first.
  [[1, 1, 0], 0, 2, [2, 1, 0]],
  // Then the last others give, point by point, down to the least.
  [[1, 1, 2], 0, 2, [2, 1, 1]],
  [[2, 1, 1], 1, 3, [1, 3, 0]],
  // Less leaves something over.
  [[2, 1, 1], 0, 1, [1, 1, 1]],
])('of %j, part %i becomes %i: %j', (parts, place, n, expected) => {
  expect(movePoints(parts, place, n, { total: 4, least: 0 })).toEqual(expected)
})

test('nobody gives more than leaves the least', () => {
  expect(movePoints([1, 1, 2], 0, 2, { total: 4, least: 1 })).toEqual([2, 1, 1])
  expect(movePoints([2, 1, 1], 0, 3, { total: 4, least: 1 })).toEqual([3, 1, 1])
})
