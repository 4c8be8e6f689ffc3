import { describe, expect, test } from 'vitest'
import type { Arrow } from '../../src/ui/parts/index.ts'
import type { Box } from '../../src/ui/table/joinedAttacks.ts'
import { type TargetLine, targetArrows } from '../../src/ui/table/targetArrows.ts'

const box = (left: number, top: number, width = 100, height = 140): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
})
const ENTRY = box(1000, 100, 280, 90)
const aim = (id: string, to: Box, more: Partial<TargetLine> = {}): TargetLine => ({
  id,
  from: ENTRY,
  to,
  by: 'you',
  dashed: false,
  onStack: false,
  ...more,
})

/** Whether a line of straight parts runs through a box. */
function crosses({ from, via = [], to }: Arrow, { left, right, top, bottom }: Box): boolean {
  const points = [from, ...via, to]
  return points.slice(1).some(([x, y], at) => {
    const [px = x, py = y] = points[at] ?? []
    return Math.max(x, px) > left && Math.min(x, px) < right && Math.max(y, py) > top && Math.min(y, py) < bottom
  })
}

const ROW = [box(400, 200), box(512, 200), box(624, 200), box(736, 200)]
const BEHIND = [box(512, 40), box(624, 40)]

describe('lines from the stack', () => {
  test('cross no card on the way to what they aim at', () => {
    for (const target of ROW) {
      const [line] = targetArrows([aim('t', target)], [...ROW, ...BEHIND])
      if (line === undefined) throw new Error('no line')
      expect([...ROW, ...BEHIND].filter((card) => crosses(line, card))).toEqual([])
      expect(line.to[0]).toBe((target.left + target.right) / 2)
    }
  })

  test('come from the free edge: below, where a row stands close above', () => {
    const close = [box(400, 52), box(512, 52), box(624, 52), box(736, 52)]
    const [line] = targetArrows([aim('t', ROW[1] ?? ENTRY)], [...ROW, ...close])
    expect(line?.toSide).toBe('bottom')
  })

  test('run beside each other, never on each other', () => {
    const [first, second] = targetArrows([aim('a', ROW[0] ?? ENTRY), aim('b', ROW[2] ?? ENTRY)], ROW)
    expect(first?.via?.[0]?.[0]).not.toBe(second?.via?.[0]?.[0])
    expect(first?.via?.[1]?.[1]).not.toBe(second?.via?.[1]?.[1])
  })

  test('to what lies on the stack stay beside the rail', () => {
    const [line] = targetArrows([aim('t', box(1000, 220, 280, 90), { onStack: true })], ROW)
    expect(line?.toSide).toBe('left')
    expect(line?.via?.every(([x]) => x < ENTRY.left && x > ENTRY.left - 60)).toBe(true)
  })
})
