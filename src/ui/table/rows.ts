/** Rows of pieces: how many, and who stands where in each. */

/** Something that takes a place in a row. */
export interface Piece {
  readonly width: number
  /** What it has above it, such as the labels of what is attached to it. */
  readonly above: number
  /** Without that, where it is not as high as its rows are. */
  readonly height?: number | undefined
  /** It fights: it belongs in the row towards the middle of the table. */
  readonly fights?: boolean | undefined
  /** The width kept free for it, where that is more than its own: it stands in the middle of that. */
  readonly room?: number | undefined
  /** Where its middle should be, from the middle of the rows: opposite what it fights. */
  readonly opposite?: number | undefined
}

export interface Rows {
  readonly width: number
  /** At most so many. */
  readonly rows: number
  /** Of a piece without what it has above it. */
  readonly height: number
  /** Between neighbours. */
  readonly gap: number
  /** Between rows. */
  readonly lane: number
  /** There is height for one row more than would be needed. */
  readonly spare?: boolean | undefined
}

const roomOf = ({ width, room }: Piece): number => Math.max(width, room ?? 0)

/** How wide they are side by side. */
export const widthOf = (pieces: readonly Piece[], gap: number): number =>
  pieces.reduce((sum, piece) => sum + roomOf(piece) + gap, -gap)

/** How many of those who fight, which come first, one row holds. */
function fightersInFront(pieces: readonly Piece[], { width, gap }: Rows): number {
  const others = pieces.findIndex(({ fights }) => !fights)
  const fighters = others < 0 ? pieces : pieces.slice(0, others)
  return fighters.findLastIndex((_, last) => widthOf(fighters.slice(0, last + 1), gap) <= width) + 1
}

/** Pieces in that many rows, evenly but for the first, which holds at least `front`. */
function split<P extends Piece>(pieces: readonly P[], count: number, front: number): readonly (readonly P[])[] {
  const even = Math.ceil(pieces.length / count)
  if (front <= even || count < 2)
    return Array.from({ length: count }, (_, row) => pieces.slice(row * even, (row + 1) * even))
  return [pieces.slice(0, front), ...split(pieces.slice(front), count - 1, 0)]
}

/** Pieces in that many rows, each as full as it can be. */
function filled<P extends Piece>(pieces: readonly P[], count: number, rows: Rows): readonly (readonly P[])[] {
  if (count < 2 || pieces.length < 2) return [pieces]
  const first = pieces.findIndex((_, last) => widthOf(pieces.slice(0, last + 1), rows.gap) > rows.width)
  const cut = first < 0 ? pieces.length : Math.max(1, first)
  return [pieces.slice(0, cut), ...filled(pieces.slice(cut), count - 1, rows)]
}

/** Evenly, in their order: as few rows as hold them; those who fight together in front, where they fit there. */
export function rowsOf<P extends Piece>(pieces: readonly P[], all: Rows): readonly (readonly P[])[] {
  const { width, rows, gap } = all
  const holds = (found: readonly (readonly P[])[]): boolean => found.every((row) => widthOf(row, gap) <= width)
  const fighters = fightersInFront(pieces, all)
  const least = Math.min(rows, Math.max(1, Math.ceil((widthOf(pieces, gap) + gap) / (width + gap))))
  for (let count = least; ; count++) {
    const found = [split(pieces, count, fighters), split(pieces, count, 0), filled(pieces, count, all)].find(holds)
    if (found !== undefined || count >= rows)
      return (found ?? split(pieces, count, 0)).filter(({ length }) => length > 0)
  }
}

/** The places of one row: closer together where it is too long, at last over each other. */
function across(row: readonly Piece[], { width, gap }: Rows): readonly number[] {
  const all = widthOf(row, gap)
  const end = row.at(-1)
  const last = end === undefined ? 0 : roomOf(end)
  const squeeze = all <= width || row.length < 2 ? 1 : Math.max(0, width - last) / (all - last)
  const places: number[] = []
  let x = 0
  for (const piece of row) {
    const room = roomOf(piece)
    places.push(Math.round(x * squeeze + (room - piece.width) / 2))
    x += room + gap
  }
  return places
}

/** A piece and where it begins in its row, from the middle. */
export interface Spot<P> {
  readonly piece: P
  readonly x: number
}

/** The spots of one row, which is centred. */
export function spotsOf<P extends Piece>(row: readonly P[], rows: Rows): readonly Spot<P>[] {
  const width = Math.min(rows.width, Math.max(0, widthOf(row, rows.gap)))
  const places = across(row, rows)
  return row.map((piece, at) => ({ piece, x: (places[at] ?? 0) - width / 2 }))
}

/** Where the middle of each piece would be, from the middle of the rows. */
export function middlesOf<P extends Piece>(pieces: readonly P[], rows: Rows): ReadonlyMap<P, number> {
  const spots = rowsOf(pieces, rows).flatMap((row) => spotsOf(row, rows))
  return new Map(spots.map(({ piece, x }) => [piece, x + piece.width / 2]))
}
