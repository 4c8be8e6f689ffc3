/** The board of the day: the same for everybody, found from the date alone. */
import type { PuzzleRow } from '../../catalog/index.ts'
import type { Numbered } from './puzzleOrder.ts'

const MS = 86_400_000

/** The number of a day of the calendar as it is shown where the reader is; 0 was a Thursday. */
export const dayNumber = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS)

/** Monday's boards are the easiest, the weekend's the hardest. */
const GRADE_OF: readonly PuzzleRow['grade'][] = [1, 1, 2, 2, 2, 3, 3]

/** So many boards of a grade lie between one day's and the next's: kinds take turns, and each board has its day. */
const STRIDE = 7

/** The board of the day with a number; `null` where there are none. */
export function boardOfDay(all: readonly Numbered[], day: number): Numbered | null {
  // Weeks are counted from Monday, 29 December 1969.
  const at = day + 3
  const weekday = ((at % 7) + 7) % 7
  const grade = GRADE_OF[weekday] ?? 1
  const some = all.filter(({ row }) => row.grade === grade)
  const before = GRADE_OF.slice(0, weekday).filter((one) => one === grade).length
  const count = Math.floor(at / 7) * GRADE_OF.filter((one) => one === grade).length + before
  return some[(count * STRIDE) % some.length] ?? null
}

/** The days up to this one, the earliest first. */
export const lastDays = (date: Date, n: number): readonly Date[] =>
  Array.from({ length: n }, (_, at) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - (n - 1 - at)))
