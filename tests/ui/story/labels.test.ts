import { expect, test } from 'vitest'
import { labelHeights } from '../../../src/ui/story/LifeLines.tsx'

test('the ends of two lines are told where they end, one above the other where they meet', () => {
  expect(labelHeights([20, 5], 20)).toEqual([1, 0.25])
  const [own = 0, other = 0] = labelHeights([20, 20], 20)
  expect(Math.abs(own - other)).toBeCloseTo(0.1)
  expect(Math.min(own, other)).toBe(1)
  expect(labelHeights([4, 5], 20)).toEqual([0.2, expect.closeTo(0.3)])
  expect(labelHeights([-3, 0], 20)).toContain(0)
})
