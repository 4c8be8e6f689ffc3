import { describe, expect, test } from 'vitest'
import { vanguardOf } from '../../src/ui/session/choice.ts'

describe('vanguard values, as they are typed or stored', () => {
  test('whole numbers within their bounds are taken as they are', () => {
    expect(vanguardOf({ hand: -2, life: 12 })).toEqual({ hand: -2, life: 12 })
  })

  test('what goes too far is held at the bound, so that nobody begins without life', () => {
    expect(vanguardOf({ hand: 99, life: -40 })).toEqual({ hand: 7, life: -19 })
    expect(vanguardOf({ hand: -99, life: 400.5 })).toEqual({ hand: -7, life: 50 })
  })

  test('what is no number is none', () => {
    for (const value of [null, undefined, 3, 'x', { hand: 'a', life: Number.NaN }])
      expect(vanguardOf(value)).toEqual({ hand: 0, life: 0 })
  })
})
