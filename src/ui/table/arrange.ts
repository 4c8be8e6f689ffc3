/** Which size cards have, and in how many rows they stand, from how many there are: nothing is measured. */
import { type Room, STEPS, type Step, type Trial } from './sizes.ts'

/** How many places one side's creatures need, and the same if all that are alike share one. */
export interface Need {
  /** A wide one counts as more than one. */
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

/** How wide the rows of creatures may be: the rails give way to cards that are smaller than usual. */
export const frontOf = (room: Room, step: Step): number => room.front + (isCrowded(room, step) ? room.slack : 0)

/** Cards are smaller than this window would have them. */
export const isCrowded = (room: Room, step: Step): boolean => step !== room.trials[0].step

const placesOf = (side: Need, grouped: boolean): number => (grouped ? side.grouped : side.single)

/** How many rows the creatures of each side fill at that step. */
function rowsAt(room: Room, step: Step, sides: readonly Need[], grouped: boolean): readonly number[] {
  const places = placesIn(frontOf(room, step), step)
  return sides.map((side) => Math.max(1, Math.ceil(placesOf(side, grouped) / places)))
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

const aroundAt = (room: Room, step: Step): number => room.around[isCrowded(room, step) ? 'crowded' : 'calm']

/** The trial holds both sides, in width and in height. */
function holds(room: Room, trial: Trial, sides: readonly Need[], grouped: boolean): boolean {
  const rows = rowsAt(room, trial.step, sides, grouped)
  const height = heightOf(room, trial, rows, sides) + aroundAt(room, trial.step)
  return rows.every((one) => one <= trial.rows) && height <= room.height
}

/** Whether there is height for one more row on each side than their creatures need. */
export function hasSpareRow(room: Room, arrangement: Arrangement, sides: readonly Need[]): boolean {
  const rows = rowsAt(room, arrangement.step, sides, arrangement.grouped).map((one) => one + 1)
  return heightOf(room, arrangement, rows, sides) + room.around.crowded <= room.height
}

/** Whether swords and shields have no room beside the whole hand. */
export function foldsInCombat(room: Room, arrangement: Arrangement, sides: readonly Need[]): boolean {
  const rows = rowsAt(room, arrangement.step, sides, arrangement.grouped)
  return heightOf(room, arrangement, rows, sides) + room.around.combat > room.height
}

/** How many rows each side has where not even the smallest step holds them: the other side turns pages first. */
export function rowsThatFit(room: Room, arrangement: Arrangement, sides: readonly Need[]): readonly number[] {
  const { step, rows: most, grouped } = arrangement
  const needed = rowsAt(room, step, sides, grouped)
  const tries = Array.from({ length: most }, (_, less) => [
    [most - less, most - less],
    [most - less, Math.max(1, most - less - 1)],
  ]).flat()
  const fits = (rows: readonly number[]): boolean => {
    const shown = rows.map((one, side) => Math.min(one, needed[side] ?? 1))
    return heightOf(room, arrangement, shown, sides) + aroundAt(room, step) <= room.height
  }
  return tries.find(fits) ?? [1, 1]
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
