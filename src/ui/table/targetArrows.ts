/**
 * Lines from the stack to what is aimed at: down a lane beside the rail, along the gutter of a row, and into the target
 * from its free edge. Nothing on the way is crossed.
 */
import type { Point } from '../look/index.ts'
import type { Arrow } from '../parts/index.ts'
import type { Box } from './joinedAttacks.ts'

/** Between neighbouring lanes. */
const LANE = 4.5
/** How far the first lane is from the stack's entries, beyond their numbers, and a gutter's from its card. */
const BESIDE = 30
const GUTTER = 15
/** Where the head of a line ends, at the ring around the target. */
const RING = 7
/** How far what leans over may reach into a gutter. */
const LEAN = 6

const middle = (a: number, b: number): number => (a + b) / 2

/** A line along that gutter, from the target to the lane, crosses none of these. */
const isFree = (y: number, from: number, to: number, others: readonly Box[]): boolean =>
  others.every(({ left, right, top, bottom }) => right <= from || left >= to || bottom - LEAN <= y || top + LEAN >= y)

export interface TargetLine {
  readonly id: string
  readonly from: Box
  readonly to: Box
  readonly by: Arrow['by']
  readonly dashed: boolean
  /** What is aimed at lies on the stack, too. */
  readonly onStack: boolean
}

/** The line of one, which is the `nth` of all; `others` are the cards it may not cross. */
function laneOf({ id, from, to, by, dashed, onStack }: TargetLine, nth: number, others: readonly Box[]): Arrow {
  const lane = from.left - BESIDE - nth * LANE
  const start: Point = [from.left - 13, middle(from.top, from.bottom)]
  const common = { id, by, dashed, from: start, fromSide: 'left' as const }
  if (onStack) {
    const end: Point = [to.left - 15, middle(to.top, to.bottom)]
    return {
      ...common,
      to: end,
      toSide: 'left',
      via: [
        [lane, start[1]],
        [lane, end[1]],
      ],
    }
  }
  const x = middle(to.left, to.right)
  // The nearer gutter first, seen from where the line comes.
  const above = { side: 'top' as const, y: to.top - GUTTER - nth * LANE, end: to.top - RING }
  const below = { side: 'bottom' as const, y: to.bottom + GUTTER + nth * LANE, end: to.bottom + RING }
  const isAbove = Math.abs(above.y - start[1]) < Math.abs(below.y - start[1])
  const [first, second] = isAbove ? [above, below] : [below, above]
  const isClear = (edge: typeof first): boolean => isFree(edge.y, x, lane, others)
  const { side, y, end } = isClear(first) || !isClear(second) ? first : second
  return {
    ...common,
    to: [x, end],
    toSide: side,
    via: [
      [lane, start[1]],
      [lane, y],
      [x, y],
    ],
  }
}

/** A line for each, in lanes side by side. */
export const targetArrows = (aims: readonly TargetLine[], cards: readonly Box[]): readonly Arrow[] =>
  aims.map((aim, nth) =>
    laneOf(
      aim,
      nth,
      cards.filter((card) => !isSame(card, aim.to)),
    ),
  )

const isSame = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
