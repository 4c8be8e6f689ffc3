/** Places opposite something: who has one stands there, and the others make room. */
import { type Piece, type Rows, rowsOf, type Spot, spotsOf, widthOf } from './rows.ts'

/** From where to where, from the middle of the rows. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Pieces in their order, each as near to where it begins best as the others and the span let it. */
function nearest<P extends Piece>(wanted: readonly Spot<P>[], { from, to }: Span, gap: number): readonly Spot<P>[] {
  // Without their own widths between them, each only has to begin no earlier than the one before it. Where two would
  // change places they share one: the mean of what they want.
  const blocks: { sum: number; count: number }[] = []
  const before: number[] = []
  let used = 0
  for (const { piece, x } of wanted) {
    before.push(used)
    let block = { sum: x - used, count: 1 }
    used += piece.width + gap
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count; last = blocks.at(-1)) {
      blocks.pop()
      block = { sum: last.sum + block.sum, count: last.count + block.count }
    }
    blocks.push(block)
  }
  const last = to - (used - gap)
  const starts = blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  return wanted.map(({ piece }, at) => ({
    piece,
    x: Math.max(from, Math.min(last, starts[at] ?? from)) + (before[at] ?? 0),
  }))
}

/** What is free of a row beside those who have their places. */
function freeSpans(taken: readonly Spot<Piece>[], { width, gap }: Rows): readonly Span[] {
  const ends = [-width / 2, ...taken.map(({ piece, x }) => x + piece.width + gap)]
  const starts = [...taken.map(({ x }) => x - gap), width / 2]
  return ends.map((from, at) => ({ from, to: starts[at] ?? from }))
}

/** Each into the free span nearest to where it would stand that still has room for it; the others are left over. */
function fill<P extends Piece>(others: readonly Spot<P>[], spans: readonly Span[], gap: number) {
  const groups = spans.map((span) => ({ span, members: [] as Spot<P>[] }))
  const left: P[] = []
  for (const one of others) {
    const middle = one.x + one.piece.width / 2
    const far = ({ from, to }: Span): number => Math.max(from - middle, middle - to, 0)
    const [best] = groups
      .filter(({ span, members }) => {
        const all = [...members.map(({ piece }) => piece), one.piece]
        return widthOf(all, gap) <= span.to - span.from
      })
      .sort((a, b) => far(a.span) - far(b.span))
    if (best === undefined) left.push(one.piece)
    else best.members.push(one)
  }
  return { spots: groups.flatMap(({ span, members }) => nearest(members, span, gap)), left }
}

/** Rows for those who stand behind; `null` if there is no room for them. */
function behind<P extends Piece>(pieces: readonly P[], rows: Rows): readonly (readonly Spot<P>[])[] | null {
  if (pieces.length === 0) return []
  if (rows.rows < 1) return null
  const found = rowsOf(pieces, rows)
  return found.some((row) => widthOf(row, rows.gap) > rows.width) ? null : found.map((row) => spotsOf(row, rows))
}

/**
 * The rows anew, with each piece that has something opposite in front and as nearly opposite as the others of that kind
 * allow; everybody else stays as near to where they are as they can. `null` where there are none, or no room for it.
 */
export function facing<P extends Piece>(
  plain: readonly (readonly Spot<P>[])[],
  rows: Rows,
): readonly (readonly Spot<P>[])[] | null {
  const stand = ({ piece }: Spot<P>): boolean => piece.opposite === undefined
  const wanted = plain.flat().flatMap(({ piece }) => {
    const { opposite, width } = piece
    return opposite === undefined ? [] : [{ piece, x: opposite - width / 2 }]
  })
  if (wanted.length === 0) return null
  const inOrder = wanted.sort((a, b) => a.x + a.piece.width / 2 - (b.x + b.piece.width / 2))
  const whole = { from: -rows.width / 2, to: rows.width / 2 }
  const all = inOrder.map(({ piece }) => piece)
  if (widthOf(all, rows.gap) > rows.width) return null
  const taken = nearest(inOrder, whole, rows.gap)
  const [front = [], ...back] = plain
  const { spots, left } = fill(front.filter(stand), freeSpans(taken, rows), rows.gap)
  const others = [...left, ...back.flatMap((row) => row.filter(stand)).map(({ piece }) => piece)]
  const most = rows.spare ? rows.rows : plain.length
  const rest = behind(others, { ...rows, rows: most - 1 })
  return rest === null ? null : [[...taken, ...spots], ...rest]
}
