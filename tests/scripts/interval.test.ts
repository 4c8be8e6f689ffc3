import { expect, test } from 'vitest'
import { wilson } from '../../scripts/lib/interval.ts'

const rounded = (won: number, of: number) => wilson(won, of).map((one) => Math.round(one * 1000) / 1000)

test('the interval of a share is Wilson’s', () => {
  // Known values: 50 of 100, 0 of 10 and 10 of 10 at 95 %.
  expect(rounded(50, 100)).toEqual([0.404, 0.596])
  expect(rounded(0, 10)).toEqual([0, 0.278])
  expect(rounded(10, 10)).toEqual([0.722, 1])
  expect(wilson(0, 0)).toEqual([0, 1])
})
