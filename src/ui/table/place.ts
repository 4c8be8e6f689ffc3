/** Where pieces stand: a place is a pair of numbers that was computed, never measured. */
import { facing } from './facing.ts'
import { type Piece, type Rows, rowsOf, type Spot, spotsOf } from './rows.ts'

export interface Place {
  readonly x: number
  readonly y: number
  /** In which row, 0 being towards the middle of the table. */
  readonly row: number
}

export interface Placed {
  readonly places: readonly Place[]
  readonly width: number
  readonly height: number
  /** Where something as high as a card begins in the row towards the middle. */
  readonly front: number
}

const NOWHERE: Place = { x: 0, y: 0, row: 0 }

/** Places from rows of spots; the first row lies towards the middle of the table. */
function placed<P extends Piece>(
  pieces: readonly P[],
  all: readonly (readonly Spot<P>[])[],
  { height: tall, lane }: Rows,
  towards: 'top' | 'bottom',
): Placed {
  const half = Math.max(0, ...all.flat().flatMap(({ piece, x }) => [-x, x + piece.width]))
  const highOf = ({ height: own = tall, above }: Piece): number => own + above
  const heights = all.map((row) => Math.max(...row.map(({ piece }) => highOf(piece))))
  const height = heights.reduce((sum, one) => sum + one + lane, -lane)
  const found = new Map<P, Place>()
  let top = 0
  for (const [index, row] of all.entries()) {
    const own = heights[index] ?? 0
    const y = towards === 'top' ? top : height - top - own
    for (const { piece, x } of row)
      found.set(piece, { x: Math.round(half + x), y: y + own - highOf(piece), row: index })
    top += own + lane
  }
  const places = pieces.map((piece) => found.get(piece) ?? NOWHERE)
  const front = towards === 'top' ? (heights[0] ?? tall) - tall : Math.max(0, height - tall)
  return { places, width: half * 2, height: Math.max(0, height), front }
}

/**
 * Rows of pieces within a width; the first row lies towards the middle of the table, which is at the `top` for the one
 * side and at the `bottom` for the other. Rows are centred over each other. Those with something opposite stand there,
 * where all others still find a place.
 */
export function place<P extends Piece>(pieces: readonly P[], rows: Rows, towards: 'top' | 'bottom'): Placed {
  const plain = rowsOf(pieces, rows).map((row) => spotsOf(row, rows))
  return placed(pieces, facing(plain, rows) ?? plain, rows, towards)
}
