/** Where everything on the battlefield stands, from how much there is of it: nothing is measured. */
import { type Room, STEPS, type Step, type Trial } from './sizes.ts'

/** How many places one side's creatures need, and the same if all that are alike share one. */
export interface Need {
  readonly single: number
  readonly grouped: number
  /** The most things attached to one of them. */
  readonly attached: number
}

export interface Arrangement extends Trial {
  /** Few alike share a place too: there is no room for each. */
  readonly grouped: boolean
}

/** How many places of that step stand side by side. */
export function placesIn(width: number, step: Step): number {
  const { card, gap } = STEPS[step]
  return Math.max(1, Math.floor((width + gap) / (card.width + gap)))
}

/** How high everything is that has a place: both sides' rows, and the hand. */
function heightOf(room: Room, { step, folded }: Trial, rows: readonly number[], sides: readonly Need[]): number {
  const { card, tile, gap, label } = STEPS[step]
  const hand = folded ? room.folded.height : room.hand.height
  return sides.reduce((sum, { attached }, side) => {
    const lines = rows[side] ?? 1
    return sum + lines * card.height + (lines - 1) * gap + attached * label + tile.height
  }, hand)
}

/** The trial holds both sides, in width and in height. */
function holds(room: Room, trial: Trial, sides: readonly Need[], grouped: boolean): boolean {
  const places = placesIn(room.front, trial.step)
  const rows = sides.map((side) => Math.max(1, Math.ceil((grouped ? side.grouped : side.single) / places)))
  const around = trial.step === room.trials[0].step ? room.around.calm : room.around.crowded
  return rows.every((one) => one <= trial.rows) && heightOf(room, trial, rows, sides) + around <= room.height
}

/**
 * The largest step that holds the fuller side. The hand folds and those alike come together before cards get smaller; when
 * even the smallest step is too large the rows get pages.
 */
export function arrange(room: Room, sides: readonly Need[]): Arrangement {
  for (const trial of room.trials)
    for (const grouped of [false, true]) if (holds(room, trial, sides, grouped)) return { ...trial, grouped }
  return { ...(room.trials.at(-1) ?? room.trials[0]), grouped: true }
}

/** Something that takes a place in a row. */
export interface Piece {
  readonly width: number
  /** What it has above it, such as the labels of what is attached to it. */
  readonly above: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Placed {
  readonly places: readonly Place[]
  readonly width: number
  readonly height: number
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
}

const widthOf = (pieces: readonly Piece[], gap: number): number =>
  pieces.reduce((sum, { width }) => sum + width + gap, -gap)

/** Evenly, in their order: as few rows as hold them. */
function rowsOf<P extends Piece>(pieces: readonly P[], { width, rows, gap }: Rows): readonly (readonly P[])[] {
  const least = Math.min(rows, Math.max(1, Math.ceil((widthOf(pieces, gap) + gap) / (width + gap))))
  for (let count = least; ; count++) {
    const per = Math.ceil(pieces.length / count)
    const found = Array.from({ length: count }, (_, row) => pieces.slice(row * per, (row + 1) * per))
    if (count >= rows || found.every((row) => widthOf(row, gap) <= width))
      return found.filter(({ length }) => length > 0)
  }
}

/** The places of one row: closer together where it is too long, at last over each other. */
function across(row: readonly Piece[], { width, gap }: Rows): readonly number[] {
  const all = widthOf(row, gap)
  const last = row.at(-1)?.width ?? 0
  const squeeze = all <= width || row.length < 2 ? 1 : Math.max(0, width - last) / (all - last)
  const places: number[] = []
  let x = 0
  for (const piece of row) {
    places.push(Math.round(x * squeeze))
    x += piece.width + gap
  }
  return places
}

/**
 * Rows of pieces within a width; the first row lies towards the middle of the table, which is at the `top` for the one
 * side and at the `bottom` for the other. Rows are centred over each other.
 */
export function place(pieces: readonly Piece[], rows: Rows, towards: 'top' | 'bottom'): Placed {
  const all = rowsOf(pieces, rows)
  const widths = all.map((row) => Math.min(rows.width, Math.max(0, widthOf(row, rows.gap))))
  const width = Math.max(0, ...widths)
  const heights = all.map((row) => rows.height + Math.max(0, ...row.map(({ above }) => above)))
  const height = heights.reduce((sum, one) => sum + one + rows.lane, -rows.lane)
  const places: Place[] = []
  let top = 0
  for (const [index, row] of all.entries()) {
    const tall = heights[index] ?? 0
    const y = towards === 'top' ? top : height - top - tall
    const left = (width - (widths[index] ?? 0)) / 2
    for (const [at, x] of across(row, rows).entries())
      places.push({ x: Math.round(left + x), y: y + tall - rows.height - (row[at]?.above ?? 0) })
    top += tall + rows.lane
  }
  return { places, width, height: Math.max(0, height) }
}

/** The button that turns pages, at the end of the rows. */
export const PAGE_BUTTON = 44

/**
 * How many of so many places are on one page of rows that hold `most`: all of them, or those that leave room for the
 * button.
 */
export function perPage(count: number, rows: number, width: number, step: Step): number {
  if (count <= rows * placesIn(width, step)) return Math.max(1, count)
  return rows * placesIn(width - PAGE_BUTTON - STEPS[step].gap, step)
}
