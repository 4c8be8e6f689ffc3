import { expect, test } from 'vitest'
import { loadPuzzles } from '../../src/catalog/index.ts'
import { boardOfDay, dayNumber, lastDays } from '../../src/ui/puzzles/daily.ts'
import { goOnFrom, type Numbered, nextAfter } from '../../src/ui/puzzles/puzzleOrder.ts'

const all = async (): Promise<readonly Numbered[]> => (await loadPuzzles()).map((row, n) => ({ row, n }))

test('a day of the calendar has one board, whatever the hour, and its weekday’s grade', async () => {
  const puzzles = await all()
  const monday = new Date(2026, 10, 23)
  const grades = Array.from({ length: 7 }, (_, n) => {
    const [early, late] = [new Date(2026, 10, 23 + n, 0, 1), new Date(2026, 10, 23 + n, 23, 59)]
    expect(dayNumber(early)).toBe(dayNumber(late))
    return boardOfDay(puzzles, dayNumber(early))?.row.grade
  })
  expect(monday.getDay()).toBe(1)
  expect(grades).toEqual([1, 1, 2, 2, 2, 3, 3])
})

test('every board has its day before one comes again', async () => {
  const puzzles = await all()
  for (const grade of [1, 2, 3]) {
    const some = puzzles.filter(({ row }) => row.grade === grade).map(({ row }) => row.id)
    const days = Array.from({ length: 7 * 40 }, (_, n) => boardOfDay(puzzles, 20_000 + n)?.row)
    const shown = days.flatMap((row) => (row?.grade === grade ? [row.id] : [])).slice(0, some.length)
    expect(new Set(shown).size).toBe(some.length)
  }
  expect(boardOfDay([], 5)).toBeNull()
})

test('the last days end with today, over the end of a month', () => {
  expect(lastDays(new Date(2026, 11, 2, 15), 3).map((day) => day.getDate())).toEqual([30, 1, 2])
})

test('one goes on after what was solved last', async () => {
  const puzzles = await all()
  const [first, second, third] = puzzles
  if (first === undefined || second === undefined || third === undefined) throw new Error('no puzzles')
  expect(goOnFrom(puzzles, {})).toBe(first)
  expect(goOnFrom(puzzles, { [second.row.id]: 'helped' })).toBe(third)
  expect(goOnFrom(puzzles, { gone: 'solved' })).toBe(first)
  expect(nextAfter(puzzles, 'gone', {})).toBeNull()
})
