import { expect, test } from 'vitest'
import { inPairs, paired, wilson } from '../../scripts/lib/interval.ts'

const rounded = (won: number, of: number) => wilson(won, of).map((one) => Math.round(one * 1000) / 1000)

test('the interval of a share is Wilson’s', () => {
  // Known values: 50 of 100, 0 of 10 and 10 of 10 at 95 %.
  expect(rounded(50, 100)).toEqual([0.404, 0.596])
  expect(rounded(0, 10)).toEqual([0, 0.278])
  expect(rounded(10, 10)).toEqual([0.722, 1])
  expect(wilson(0, 0)).toEqual([0, 1])
})

test('the interval of pairs is as wide as they differ', () => {
  const of = (shares: readonly number[]) => paired(shares).map((one) => Math.round(one * 1000) / 1000)
  const split = Array.from({ length: 48 }, () => 0.5)
  // By hand: 48 split pairs and one whole for each side: a variance of 0.5 / 49 around 0.5, over 50 pairs.
  expect(of(split)).toEqual([0.472, 0.528])
  const [low, high] = of([...split.slice(0, 24), ...Array.from({ length: 24 }, () => 1)])
  expect(low).toBeGreaterThan(0.66)
  expect(high).toBeLessThan(0.82)
  expect(of([1])).toEqual([0.013, 1])
  expect(paired([])).toEqual([0, 1])
})

test('pairs are of the games in a row; the last of an odd number waits', () => {
  expect(inPairs([1, 1, 0, 1, 0.5, 0, 1])).toEqual([1, 0.5, 0.25])
  expect(inPairs([1])).toEqual([])
})
