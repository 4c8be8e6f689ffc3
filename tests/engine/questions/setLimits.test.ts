/** What can be chosen together: "with different mana values", "with total mana value 4 or less". */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asManyTogether,
  limitedSubsets,
  mayBeTogether,
  mostTogether,
  type SetLimits,
} from '../../../src/engine/questions/setLimits.ts'

const FROM = ['a', 'b', 'c', 'd', 'e', 'f']
const labels = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: FROM.length, maxLength: FROM.length })
const limitsMade: fc.Arbitrary<SetLimits> = fc
  .record({ most: fc.integer({ min: 0, max: 8 }), each: labels, unlike: fc.array(labels, { maxLength: 2 }) })
  .map(({ most, each, unlike }) => ({ total: { most, each }, ...(unlike.length === 0 ? {} : { unlike }) }))
const placesOf = (chosen: readonly string[]): readonly number[] => chosen.map((one) => FROM.indexOf(one))

describe('as many as may be chosen together', () => {
  test('are always as many as it takes, where that many may be', () => {
    fc.assert(
      fc.property(limitsMade, fc.shuffledSubarray(FROM), fc.nat(), (limits, liked, n) => {
        const least = n % (mostTogether(limits, FROM.length) + 1)
        const chosen = asManyTogether(limits, FROM, liked, least)
        expect(chosen.length).toBeGreaterThanOrEqual(least)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(mayBeTogether(limits, placesOf(chosen))).toBe(true)
      }),
    )
  })

  test('are those that are liked, in their order', () => {
    const unlike = [[1, 1, 2, 2, 3, 3]]
    expect(asManyTogether({ unlike }, FROM, ['d', 'c', 'a'], 1)).toEqual(['d', 'a'])
    expect(asManyTogether({ unlike }, FROM, ['d', 'c', 'a'], 3)).toEqual(['d', 'a', 'e'])
    expect(asManyTogether(undefined, FROM, ['d', 'c'], 1)).toEqual(['d', 'c'])
  })

  test('are others than those that are liked, where these leave too little', () => {
    const total = { most: 3, each: [3, 1, 1, 1, 4, 4] }
    expect(asManyTogether({ total }, FROM, ['a'], 1)).toEqual(['a'])
    expect(asManyTogether({ total }, FROM, ['a'], 3)).toEqual(['b', 'c', 'd'])
  })

  test('are what there is, where that many can’t be', () => {
    const unlike = [[1, 1, 1, 1, 2, 2]]
    expect(asManyTogether({ unlike }, FROM, ['b'], 3)).toEqual(['b', 'e'])
    expect([...limitedSubsets(FROM, 3, 3, { unlike })]).toEqual([])
  })
})
