import { describe, expect, it } from 'vitest'
import { arrange, foldsInCombat, frontOf, placesIn, rowsThatFit } from '../../src/ui/table/arrange.ts'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'
import { pagesOf } from '../../src/ui/table/pages.ts'
import { place } from '../../src/ui/table/place.ts'
import { type Room, roomOf } from '../../src/ui/table/sizes.ts'

const roomIn = (width: number, height: number): Room => roomOf(layoutModeFor(width, height), width, height)
/** So many creatures, to the first of which so many things are attached. */
const alone = (count: number, attached = 0) => {
  const all = Array.from({ length: count }, (_, at) => (at === 0 ? attached : 0))
  return { single: count, grouped: count, attached: { single: all, grouped: all }, mixed: false, behind: 0 }
}
const cards = (count: number, above = 0) => Array.from({ length: count }, () => ({ width: 100, above }))

describe('which size cards have', () => {
  it('is the largest while both sides fit into one row', () => {
    const room = roomIn(1440, 900)
    const most = placesIn(room.front, 'l')
    expect(arrange(room, [alone(most), alone(1)])).toEqual({
      step: 'l',
      rows: 1,
      folded: false,
      crowded: false,
      grouped: false,
    })
    const more = [most + 1, most + 2].map((count) => arrange(room, [alone(1), alone(count)]))
    expect(more).toMatchObject([
      { step: 'l', rows: 1, folded: false, crowded: true },
      { step: 'm', rows: 2, folded: false, crowded: true },
    ])
  })

  it('groups those alike before the hand folds, and folds the hand before cards get smaller', () => {
    const room = roomIn(1440, 900)
    const most = placesIn(room.front, 'l')
    const some = { ...alone(most), single: most + 3 }
    expect(arrange(room, [some, alone(2)])).toEqual({
      step: 'l',
      rows: 1,
      folded: false,
      crowded: false,
      grouped: true,
    })
    const crowned = arrange(room, [alone(3, 2), alone(3, 2)])
    expect([crowned.step, crowned.rows, crowned.folded]).toEqual(['l', 1, true])
  })

  it('counts the height of what is attached', () => {
    const room = roomIn(1280, 720)
    expect(arrange(room, [alone(3), alone(3)]).folded).toBe(false)
    expect(arrange(room, [alone(3, 2), alone(3, 2)])).not.toEqual(arrange(room, [alone(3), alone(3)]))
  })

  it('is a step larger or smaller where that was chosen, as long as there is room', () => {
    const stepIn = (width: number, height: number, chosen: 'small' | 'large', count = 2) =>
      arrange(roomOf(layoutModeFor(width, height), width, height, chosen), [alone(count), alone(count)])
    const windows = [
      [1920, 1080, 'xxl', 'l'],
      [1440, 900, 'lWide', 'm'],
      [1280, 720, 'mWide', 's'],
    ] as const
    for (const [width, height, large, small] of windows) {
      expect(stepIn(width, height, 'large')).toMatchObject({ step: large, folded: false })
      expect(stepIn(width, height, 'small')).toMatchObject({ step: small, folded: false })
    }
    expect(stepIn(1440, 900, 'large', 30)).toEqual(arrange(roomIn(1440, 900), [alone(30), alone(30)]))
  })

  it('has sixteen a side on one page at 1024 by 768, and nineteen on two', () => {
    const room = roomIn(1024, 768)
    const rowsOf = (count: number) => {
      const found = arrange(room, [alone(count), alone(count)], 4)
      return Math.ceil(count / placesIn(frontOf(room, found), found.step)) - found.rows
    }
    expect(rowsOf(16)).toBe(0)
    expect(rowsOf(18)).toBe(0)
    expect(rowsOf(19)).toBeGreaterThan(0)
  })

  it('grows in a low window as far as its height and those side by side let it', () => {
    const stepIn = (width: number, height: number, count: number) =>
      arrange(roomIn(width, height), [alone(count), alone(1)]).step
    expect(stepIn(844, 390, 3)).toBe('sidewaysL')
    expect(stepIn(932, 430, 3)).toBe('sidewaysXl')
    expect(stepIn(844, 388, 3)).toBe('sideways')
    expect(stepIn(844, 390, 6)).toBe('sideways')
    expect(stepIn(640, 360, 1)).toBe('sideways')
  })

  it('grows on a large window, and never needs more places than there are', () => {
    expect(arrange(roomIn(1920, 1080), [alone(4), alone(4)]).step).toBe('xl')
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [1280, 720],
      [820, 1180],
    ] as const)
      for (let count = 1; count <= 24; count++) {
        const room = roomIn(width, height)
        const { step, rows, crowded } = arrange(room, [alone(count), alone(0)])
        expect([
          count,
          placesIn(frontOf(room, { crowded }), step) * rows >= count || step === room.trials.at(-1)?.step,
        ]).toEqual([count, true])
      }
  })

  it('holds 24 creatures a side on a small laptop without pages', () => {
    const room = roomIn(1280, 720)
    const arranged = arrange(room, [alone(24), alone(24)])
    const { step, rows } = arranged
    expect(placesIn(frontOf(room, arranged), step) * rows).toBeGreaterThanOrEqual(24)
  })

  it('takes what the rails and the plates give up as soon as cards are smaller', () => {
    const room = roomIn(1440, 900)
    expect([false, true].map((crowded) => frontOf(room, { crowded }) - room.front)).toEqual([0, 128])
  })

  it('folds the hand in combat only where swords and shields have no room beside it', () => {
    const folds = (width: number, height: number, attached = 0): boolean => {
      const sides = [alone(3, attached), alone(3)]
      return foldsInCombat(roomIn(width, height), arrange(roomIn(width, height), sides), sides)
    }
    expect([folds(1440, 900), folds(1440, 900, 1), folds(1280, 720), folds(1920, 1080)]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('counts what is attached in each row, and behind the creatures', () => {
    const room = roomIn(1024, 768)
    const ten = alone(10)
    const crowned = (places: readonly number[]) => {
      const all = ten.attached.single.map((_, at) => (places.includes(at) ? 3 : 0))
      return { ...ten, attached: { single: all, grouped: all } }
    }
    const rows = (side: typeof ten) =>
      rowsThatFit(room, { step: 'xs', rows: 3, folded: true, crowded: true, grouped: true }, [side, side]).join()
    expect([rows(ten), rows(crowned([0, 1])), rows(crowned([0, 5])), rows({ ...crowned([0]), behind: 3 })]).toEqual([
      '3,3',
      '3,3',
      '2,1',
      '2,1',
    ])
  })

  it('lets the other side turn pages first where not everything fits', () => {
    const high = (height: number): Room => ({
      ...roomIn(390, 844),
      around: { calm: 400, combat: 400, crowded: 400 },
      height,
    })
    const rows = (height: number) => {
      const sides = [alone(12), alone(12)]
      return rowsThatFit(
        high(height),
        { step: 'phoneSmall', rows: 2, folded: true, crowded: true, grouped: true },
        sides,
      )
    }
    expect([rows(1000), rows(844), rows(760)]).toEqual([
      [2, 2],
      [2, 1],
      [1, 1],
    ])
  })
})

describe('pages', () => {
  const rows = { width: 320, rows: 2, height: 50, gap: 5, lane: 5 }
  const wide = (width: number) => ({ width, above: 0 })

  it('are one where everything has room', () => {
    expect(
      pagesOf(
        Array.from({ length: 8 }, () => wide(76)),
        rows,
      ),
    ).toEqual([0])
    expect(pagesOf([], rows)).toEqual([0])
  })

  it('leave room for the button that turns them, and hold as many as are wide enough for', () => {
    expect(
      pagesOf(
        Array.from({ length: 9 }, () => wide(76)),
        rows,
      ),
    ).toEqual([0, 6])
    expect(pagesOf([wide(160), wide(160), ...Array.from({ length: 6 }, () => wide(76))], rows)).toEqual([0, 3])
  })
})

describe('places', () => {
  const rows = { width: 330, rows: 2, height: 50, gap: 10, lane: 10 }

  it('fill rows evenly and in order, the first towards the middle of the table', () => {
    const { places, width, height } = place(cards(5), rows, 'top')
    expect([width, height]).toEqual([320, 110])
    expect(places).toEqual([
      { x: 0, y: 0, row: 0 },
      { x: 110, y: 0, row: 0 },
      { x: 220, y: 0, row: 0 },
      { x: 55, y: 60, row: 1 },
      { x: 165, y: 60, row: 1 },
    ])
    expect(place(cards(5), rows, 'bottom').places.map(({ y }) => y)).toEqual([60, 60, 60, 0, 0])
  })

  it('make a row higher by what one of its pieces has above it', () => {
    const pieces = [...cards(1), ...cards(1, 20), ...cards(2)]
    const { places, height } = place(pieces, { ...rows, width: 210 }, 'top')
    expect(places.map(({ y }) => y)).toEqual([20, 0, 80, 80])
    expect(height).toBe(130)
  })

  it('keep those who fight together in front, where they fit there', () => {
    const four = { ...rows, width: 430 }
    const fighting = cards(4).map((one) => ({ ...one, fights: true }))
    expect(place([...fighting, ...cards(2)], four, 'top').places.map(({ row }) => row)).toEqual([0, 0, 0, 0, 1, 1])
    expect(place([...fighting, ...cards(2)], rows, 'top').places.map(({ row }) => row)).toEqual([0, 0, 0, 1, 1, 1])
  })

  it('come closer and overlap rather than leave the row', () => {
    const { places, width } = place(cards(10), { ...rows, rows: 1 }, 'top')
    expect(width).toBe(330)
    expect(places.at(-1)?.x).toBe(230)
    expect(new Set(places.map(({ x }) => x)).size).toBe(10)
  })

  it('of nothing take no room', () => {
    expect(place([], rows, 'top')).toEqual({ places: [], width: 0, height: 0, front: 0 })
  })
})

describe('places opposite something', () => {
  const rows = { width: 540, rows: 2, height: 50, gap: 10, lane: 10, spare: true }
  const middles = (pieces: Parameters<typeof place>[0], inRows = rows) => {
    const { places, width } = place(pieces, inRows, 'bottom')
    return places.map(({ x, row }, at) => (row > 0 ? 'behind' : x + (pieces[at]?.width ?? 0) / 2 - width / 2))
  }
  const opposite = (at: number) => ({ width: 100, above: 0, opposite: at })

  it('are taken exactly; the others stay as near to theirs as they can', () => {
    expect(middles(cards(3))).toEqual([-110, 0, 110])
    expect(middles([...cards(2), opposite(220)])).toEqual([-110, 0, 220])
    expect(middles([opposite(0), ...cards(2)])).toEqual([0, -110, 110])
  })

  it('are shared out where two want the same one, and never leave the width', () => {
    expect(middles([opposite(50), opposite(50)])).toEqual([-5, 105])
    expect(middles([opposite(300), opposite(290)])).toEqual([220, 110])
  })

  it('send behind whom they leave no room, if there is height for that; else all stand as they would', () => {
    const pieces = [...cards(4), opposite(-60)]
    expect(middles(pieces).filter((one) => one === 'behind')).toHaveLength(1)
    expect(middles(pieces).at(-1)).toBe(-60)
    expect(middles(pieces, { ...rows, spare: false })).toEqual([-220, -110, 0, 110, 220])
  })

  it('give an attacker the room of those who block it', () => {
    const { places } = place([...cards(1), { width: 100, above: 0, room: 210 }, ...cards(1)], rows, 'top')
    expect(places.map(({ x }) => x)).toEqual([0, 165, 330])
  })
})
