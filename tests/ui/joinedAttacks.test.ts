import { describe, expect, test } from 'vitest'
import { type Box, joinAttacks, type PointerLine } from '../../src/ui/table/joinedAttacks.ts'

const box = (left: number, top: number): Box => ({ left, right: left + 100, top, bottom: top + 140 })
const STRIP = { top: 300, bottom: 340 }
const attack = (from: string, at: Box, to: string, end: Box, inFront = true): PointerLine => ({
  pointer: { id: `${from}${to}`, from, to, by: 'you', dashed: false, kind: 'attack', count: 1 },
  from: at,
  to: end,
  inFront,
})
const PLATE = box(0, 100)

describe('joined attacks', () => {
  test('several attackers of one player share a lane beyond the strip and one head', () => {
    const { joined, single } = joinAttacks(
      [attack('o1', box(200, 400), 'p1', PLATE), attack('o2', box(320, 400), 'p1', PLATE)],
      STRIP,
    )
    expect(single).toEqual([])
    expect(joined).toHaveLength(1)
    expect(joined[0]).toMatchObject({ lane: 287, to: [50, 240], toSide: 'bottom', count: 2 })
    expect(joined[0]?.starts.map(([x]) => x)).toEqual([250, 370])
    // Lines begin beyond the swords.
    expect(joined[0]?.starts.every(([, y]) => y < 400 - 26)).toBe(true)
  })

  test('from above it runs below the strip', () => {
    const lines = ['o1', 'o2'].map((from, n) => attack(from, box(200 + n * 120, 100), 'p0', box(0, 400)))
    expect(joinAttacks(lines, STRIP).joined[0]).toMatchObject({ lane: 353, to: [50, 400], toSide: 'top' })
  })

  test('who stands behind others is counted, but no line leaves it', () => {
    const lines = [
      attack('o1', box(200, 400), 'p1', PLATE),
      attack('o2', box(320, 400), 'p1', PLATE),
      attack('o3', box(260, 560), 'p1', PLATE, false),
    ]
    expect(joinAttacks(lines, STRIP).joined[0]).toMatchObject({ count: 3 })
    expect(joinAttacks(lines, STRIP).joined[0]?.starts).toHaveLength(2)
    expect(joinAttacks(lines.slice(2).concat(lines.slice(2)), STRIP).joined).toEqual([])
  })

  test('one attacker keeps a line of its own, and so does each other defender; blocks are never joined', () => {
    const walker = box(600, 100)
    const block: PointerLine = {
      ...attack('o9', box(0, 100), 'o1', box(200, 400)),
      pointer: { id: 'b', from: 'o9', to: 'o1', by: 'ring', dashed: false, kind: 'block', count: 1 },
    }
    const lines = [attack('o1', box(200, 400), 'p1', PLATE), attack('o2', box(320, 400), 'o8', walker), block]
    expect(joinAttacks(lines, STRIP)).toEqual({ joined: [], single: lines })
  })
})
