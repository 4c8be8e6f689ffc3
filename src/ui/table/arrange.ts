/** Which size cards have, and in how many rows they stand, from how many there are: nothing is measured. */
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

/** Whether there is height for one more row on each side than their creatures need. */
export function hasSpareRow(room: Room, arrangement: Arrangement, sides: readonly Need[]): boolean {
  const places = placesIn(room.front, arrangement.step)
  const rows = sides.map((side) => Math.ceil((arrangement.grouped ? side.grouped : side.single) / places) + 1)
  return heightOf(room, arrangement, rows, sides) + room.around.crowded <= room.height
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
