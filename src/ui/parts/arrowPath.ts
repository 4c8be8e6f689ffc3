import { type Point, round } from '../look/index.ts'

/** The side of a card on which a line leaves or arrives. */
export type Side = 'left' | 'right' | 'top' | 'bottom'

const AWAY: Readonly<Record<Side, Point>> = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] }

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** One shallow curve between two points, perpendicular at both ends to the sides it touches. */
export const arrowPath = (from: Point, fromSide: Side, to: Point, toSide: Side): string => {
  const [fx, fy] = from
  const [tx, ty] = to
  const distance = Math.hypot(tx - fx, ty - fy)
  const pull = clamp(distance * 0.32, 12, 140)
  const [ax, ay] = AWAY[fromSide]
  const [bx, by] = AWAY[toSide]
  const start = `${round(fx + ax * pull)} ${round(fy + ay * pull)}`
  const end = `${round(tx + bx * pull * 0.6)} ${round(ty + by * pull * 0.6)}`
  return `M${round(fx)} ${round(fy)}C${start} ${end} ${round(tx)} ${round(ty)}`
}

/** How far from a corner its rounding begins. */
const CORNER = 8

/** Straight from point to point, with rounded corners. */
export const lanePath = (points: readonly Point[]): string => {
  const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`
  return points
    .map((point, at) => {
      const before = points[at - 1]
      const after = points[at + 1]
      if (before === undefined) return `M${text(point)}`
      if (after === undefined) return `L${text(point)}`
      return `L${text(towards(point, before))}Q${text(point)} ${text(towards(point, after))}`
    })
    .join('')
}

/** From a corner on the way to another point, at most half of it. */
function towards([x, y]: Point, [tx, ty]: Point): Point {
  const far = Math.hypot(tx - x, ty - y)
  const part = far === 0 ? 0 : Math.min(CORNER, far / 2) / far
  return [x + (tx - x) * part, y + (ty - y) * part]
}

/** From each start straight to a lane across, and from the lane straight on to one end. */
export const joinedPath = (starts: readonly Point[], lane: number, [tx, ty]: Point): string => {
  const across = [...starts.map(([x]) => x), tx]
  const stubs = starts.map(([x, y]) => `M${round(x)} ${round(y)}V${round(lane)}`).join('')
  const along = `M${round(Math.min(...across))} ${round(lane)}H${round(Math.max(...across))}`
  return `${stubs}${along}M${round(tx)} ${round(lane)}V${round(ty)}`
}

/** The angle, in degrees, at which a line arrives at a side. */
export const arrivalAngle = (toSide: Side): number => ({ left: 0, right: 180, top: 90, bottom: -90 })[toSide]

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The point just outside a side of a box; `along` goes from 0 to 1 down or across that side. */
export const edgePoint = (box: Box, side: Side, along = 0.5, clearance = 0): Point => {
  const [x, y] = [box.left + box.width * along, box.top + box.height * along]
  if (side === 'top') return [x, box.top - clearance]
  if (side === 'bottom') return [x, box.top + box.height + clearance]
  return side === 'left' ? [box.left - clearance, y] : [box.left + box.width + clearance, y]
}
