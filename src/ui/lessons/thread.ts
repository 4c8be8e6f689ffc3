/** The way of the dotted thread: through the gutters of the table, over no card and no line. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Ends {
  readonly panel: Box
  readonly ring: Box
  /** Where the right rail begins. */
  readonly rightRail: number | null
  /** Of the window. */
  readonly height: number
}

/** Half of the gutter between two columns. */
const HALF = 7
/** From the window's edge: below the hand. */
const EDGE = 6
const CORNER = 7
/** Within the ring's edge, at its round corner. */
const IN = 4

/** A path with round corners; every leg is level or upright. */
function rounded(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const legs = rest.map((to, at): string => {
    const next = rest[at + 1]
    const before = rest[at - 1] ?? first
    if (next === undefined) return `L${to.x} ${to.y}`
    const towards = (from: Point, end: Point): Point => {
      const far = Math.hypot(end.x - from.x, end.y - from.y)
      const by = far === 0 ? 0 : Math.min(CORNER, far / 2) / far
      return { x: from.x + (end.x - from.x) * by, y: from.y + (end.y - from.y) * by }
    }
    const [a, b] = [towards(to, before), towards(to, next)]
    return `L${a.x} ${a.y}Q${to.x} ${to.y} ${b.x} ${b.y}`
  })
  return `M${first.x} ${first.y}${legs.join('')}`
}

/** From the panel to the ring: down or up the gutter next to the left rail, then between two rows. */
export function threadTo({ panel, ring, rightRail, height }: Ends): { readonly path: string; readonly knot: Point } {
  const knot = { x: panel.right, y: panel.bottom - 34 }
  const gutter = panel.right + HALF
  const level = (ring.top + ring.bottom) / 2
  const out = { x: gutter, y: knot.y }
  if (ring.right <= gutter)
    return { knot, path: rounded([knot, out, { x: gutter, y: level }, { x: ring.right, y: level }]) }
  if (rightRail !== null && ring.left >= rightRail - HALF - 9) {
    const [low, far] = [height - EDGE, rightRail - HALF - 4]
    return {
      knot,
      path: rounded([
        knot,
        out,
        { x: gutter, y: low },
        { x: far, y: low },
        { x: far, y: level },
        { x: ring.left, y: level },
      ]),
    }
  }
  // Between two rows there is just the ring's own room. Cards of the hand stand on the window's edge: it comes from above.
  const isAbove = ring.bottom + CORNER + EDGE > height
  const row = isAbove ? ring.top + IN : ring.bottom - IN
  return { knot, path: rounded([knot, out, { x: gutter, y: row }, { x: ring.left + IN, y: row }]) }
}
