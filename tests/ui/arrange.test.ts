import { describe, expect, it } from 'vitest'
import { arrange, perPage, place, placesIn } from '../../src/ui/table/arrange.ts'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'
import { type Room, roomOf, STEPS } from '../../src/ui/table/sizes.ts'

const roomIn = (width: number, height: number): Room => roomOf(layoutModeFor(width, height), width, height)
const alone = (count: number) => ({ single: count, grouped: count })
const cards = (count: number, above = 0) => Array.from({ length: count }, () => ({ width: 100, above }))

describe('which size cards have', () => {
  it('is the largest while both sides fit into one row', () => {
    const room = roomIn(1440, 900)
    const most = placesIn(room.front, 'l')
    expect(arrange(room, [alone(most), alone(1)])).toEqual({ step: 'l', rows: 1, grouped: false })
    expect(arrange(room, [alone(1), alone(most + 1)])).toEqual({ step: 'm', rows: 2, grouped: true })
  })

  it('groups those alike before cards get smaller', () => {
    const room = roomIn(1440, 900)
    const most = placesIn(room.front, 'l')
    expect(arrange(room, [{ single: most + 3, grouped: most }, alone(2)])).toEqual({
      step: 'l',
      rows: 1,
      grouped: true,
    })
  })

  it('grows on a large window, and is never larger than the smallest that holds the fuller side', () => {
    expect(arrange(roomIn(1920, 1080), [alone(4), alone(4)]).step).toBe('xl')
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [1280, 720],
      [820, 1180],
    ] as const)
      for (let count = 1; count <= 24; count++) {
        const room = roomIn(width, height)
        const { step, rows } = arrange(room, [alone(count), alone(0)])
        const last = room.trials.at(-1)
        expect(placesIn(room.front, step) * rows >= count || step === last?.step).toBe(true)
      }
  })

  it('holds 24 creatures a side on a small laptop without pages', () => {
    const room = roomIn(1280, 720)
    const { step, rows } = arrange(room, [alone(24), alone(24)])
    expect(perPage(24, rows, room.front, step)).toBe(24)
  })

  it('leaves room for the button where there are pages', () => {
    const room = roomIn(390, 844)
    const { step, rows } = arrange(room, [alone(12), alone(0)])
    const each = perPage(12, rows, room.front, step)
    expect([rows, each]).toEqual([2, 8])
    expect((each / rows) * (STEPS[step].card.width + STEPS[step].gap) + 44).toBeLessThanOrEqual(room.front)
  })
})

describe('places', () => {
  const rows = { width: 330, rows: 2, height: 50, gap: 10, lane: 10 }

  it('fill rows evenly and in order, the first towards the middle of the table', () => {
    const { places, width, height } = place(cards(5), rows, 'top')
    expect([width, height]).toEqual([320, 110])
    expect(places).toEqual([
      { x: 0, y: 0 },
      { x: 110, y: 0 },
      { x: 220, y: 0 },
      { x: 55, y: 60 },
      { x: 165, y: 60 },
    ])
    expect(place(cards(5), rows, 'bottom').places.map(({ y }) => y)).toEqual([60, 60, 60, 0, 0])
  })

  it('make a row higher by what one of its pieces has above it', () => {
    const pieces = [...cards(1), ...cards(1, 20), ...cards(2)]
    const { places, height } = place(pieces, { ...rows, width: 210 }, 'top')
    expect(places.map(({ y }) => y)).toEqual([20, 0, 80, 80])
    expect(height).toBe(130)
  })

  it('come closer and overlap rather than leave the row', () => {
    const { places, width } = place(cards(10), { ...rows, rows: 1 }, 'top')
    expect(width).toBe(330)
    expect(places.at(-1)?.x).toBe(230)
    expect(new Set(places.map(({ x }) => x)).size).toBe(10)
  })

  it('of nothing take no room', () => {
    expect(place([], rows, 'top')).toEqual({ places: [], width: 0, height: 0 })
  })
})
