/** Which size cards have, and in how many rows they stand, from how many there are: nothing is measured. */
import { type Room, STEPS, type Step, type Trial, widened } from './sizes.ts'

/** How many places one side's creatures need, and the same if all that are alike share one. */
export interface SpaceNeeded {
  /** A wide one counts as more than one. */
  readonly single: number
  readonly grouped: number
  /** How many things are attached to each place, in order; by themselves and together. */
  readonly attached: { readonly single: readonly number[]; readonly grouped: readonly number[] }
  /** Who fights goes in front: any of them may come to stand in any row. */
  readonly mixed: boolean
  /** The most things attached to one of what lies behind. */
  readonly behind: number
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

/** How wide the rows of creatures may be: rails and plates give way to cards that are smaller than usual. */
export const frontOf = (room: Room, { crowded }: Pick<Trial, 'crowded'>): number =>
  (crowded ? widened(room) : room).front

type Tried = Trial & Pick<Arrangement, 'grouped'>

const placesOf = (side: SpaceNeeded, grouped: boolean): number => (grouped ? side.grouped : side.single)

/** How many rows the creatures of each side fill at that step. */
function rowsAt(room: Room, tried: Tried, sides: readonly SpaceNeeded[]): readonly number[] {
  const places = placesIn(frontOf(room, tried), tried.step)
  return sides.map((side) => Math.max(1, Math.ceil(placesOf(side, tried.grouped) / places)))
}

/**
 * How many labels above one another so many rows have: each is as high as the most that is attached to one of its own.
 */
function labelsIn({ attached, mixed }: SpaceNeeded, rows: number, grouped: boolean): number {
  const all = grouped ? attached.grouped : attached.single
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  if (mixed) return sum([...all].sort((a, b) => b - a).slice(0, rows))
  const each = Math.max(1, Math.ceil(all.length / rows))
  return sum(Array.from({ length: rows }, (_, row) => Math.max(0, ...all.slice(row * each, (row + 1) * each))))
}

/** How high everything is that has a place: both sides' rows, and the hand. */
function heightOf(room: Room, tried: Tried, rows: readonly number[], sides: readonly SpaceNeeded[]): number {
  const { card, tile, gap, label } = STEPS[tried.step]
  const hand = tried.folded ? room.folded.height : room.hand.height
  return sides.reduce((sum, need, side) => {
    const lines = rows[side] ?? 1
    const labels = labelsIn(need, lines, tried.grouped) + need.behind
    return sum + lines * card.height + (lines - 1) * gap + labels * label + tile.height
  }, hand)
}

const aroundAt = (room: Room, { crowded }: Tried): number => room.around[crowded ? 'crowded' : 'calm']

/** The trial holds both sides, in width and in height. */
export function holds(room: Room, tried: Tried, sides: readonly SpaceNeeded[]): boolean {
  const rows = rowsAt(room, tried, sides)
  const height = heightOf(room, tried, rows, sides) + aroundAt(room, tried)
  return rows.every((one) => one <= tried.rows) && height <= room.height
}

/** Whether there is height for one more row on each side than their creatures need. */
export function hasSpareRow(room: Room, arrangement: Arrangement, sides: readonly SpaceNeeded[]): boolean {
  const rows = rowsAt(room, arrangement, sides).map((one) => one + 1)
  return heightOf(room, arrangement, rows, sides) + room.around.crowded <= room.height
}

/** Whether swords and shields have no room beside the whole hand. */
export function foldsInCombat(room: Room, arrangement: Arrangement, sides: readonly SpaceNeeded[]): boolean {
  const rows = rowsAt(room, arrangement, sides)
  return heightOf(room, arrangement, rows, sides) + room.around.combat > room.height
}

/** How many rows each side has where not even the smallest step holds them: the other side turns pages first. */
export function rowsThatFit(room: Room, arrangement: Arrangement, sides: readonly SpaceNeeded[]): readonly number[] {
  const { rows: most } = arrangement
  const needed = rowsAt(room, arrangement, sides)
  const tries = Array.from({ length: most }, (_, less) => [
    [most - less, most - less],
    [most - less, Math.max(1, most - less - 1)],
  ]).flat()
  const fits = (rows: readonly number[]): boolean => {
    const shown = rows.map((one, side) => Math.min(one, needed[side] ?? 1))
    return heightOf(room, arrangement, shown, sides) + aroundAt(room, arrangement) <= room.height
  }
  return tries.find(fits) ?? [1, 1]
}

/**
 * The largest step that holds the fuller side. What stands around gives way, the hand folds and those alike come together
 * before cards get smaller; when even the smallest step is too large the rows get pages.
 */
export function arrange(room: Room, sides: readonly SpaceNeeded[], hand = 1): Arrangement {
  const [first, ...others] = room.trials
  // Nothing is lost by folding the hand of nobody.
  const trials = hand > 0 ? room.trials : [first, { ...first, folded: true }, ...others]
  for (const trial of trials)
    for (const grouped of [false, true]) if (holds(room, { ...trial, grouped }, sides)) return { ...trial, grouped }
  return { ...(room.trials.at(-1) ?? room.trials[0]), grouped: true }
}

/** The button that turns pages, at the end of the rows. */
export const PAGE_BUTTON = 44
