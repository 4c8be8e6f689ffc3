import { describe, expect, it } from 'vitest'
import { frameColors } from '../../src/ui/look/index.ts'
import { arrowPath, edgePoint } from '../../src/ui/parts/arrowPath.ts'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'

describe('frames', () => {
  it('takes one colour, two, or the outer two of many', () => {
    expect(frameColors([])).toEqual({ first: 'C', second: undefined })
    expect(frameColors(['G'])).toEqual({ first: 'G', second: undefined })
    expect(frameColors(['W', 'U', 'B'])).toEqual({ first: 'W', second: 'B' })
  })
})

describe('layout', () => {
  it('chooses a form by the window', () => {
    expect(layoutModeFor(390, 844)).toBe('phone')
    expect(layoutModeFor(844, 390)).toBe('short')
    expect(layoutModeFor(820, 1180)).toBe('bars')
    expect(layoutModeFor(1280, 720)).toBe('compact')
    expect(layoutModeFor(1440, 900)).toBe('full')
  })
})

describe('arrows', () => {
  it('begin and end where they are told to', () => {
    expect(arrowPath([0, 0], 'right', [100, 50], 'left')).toMatch(/^M0 0C.* 100 50$/)
    expect(edgePoint({ left: 10, top: 20, width: 100, height: 40 }, 'top', 0.5, 8)).toEqual([60, 12])
  })
})
