/** The puzzles in the order of the page: by kind, then by grade. */
import { GRADES, PUZZLE_KINDS } from '../../ai/puzzles/index.ts'
import { loadPuzzles, type PuzzleRow } from '../../catalog/index.ts'
import type { Done } from '../session/puzzleProgress.ts'

/** A puzzle with its number among those of its kind. */
export interface Numbered {
  readonly row: PuzzleRow
  readonly n: number
}

function ordered(rows: readonly PuzzleRow[]): readonly Numbered[] {
  return PUZZLE_KINDS.flatMap((kind) => {
    const some = rows.filter((row) => row.kind === kind)
    return GRADES.flatMap((grade) => some.filter((row) => row.grade === grade)).map((row, at) => ({ row, n: at + 1 }))
  })
}

let loading: Promise<readonly Numbered[]> | null = null

/** All of them, loaded once; whoever asks after a failure tries again. */
export function puzzlesInOrder(): Promise<readonly Numbered[]> {
  loading ??= loadPuzzles().then(ordered)
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** The next one that isn't solved; if all others are, the next at all. `null`: the puzzle is none of them. */
export function nextAfter(all: readonly Numbered[], id: string, done: Readonly<Record<string, Done>>): Numbered | null {
  const at = all.findIndex(({ row }) => row.id === id)
  if (at < 0) return null
  const others = [...all.slice(at + 1), ...all.slice(0, at)]
  return others.find(({ row }) => done[row.id] !== 'solved') ?? others[0] ?? null
}

/** Where one goes on: after the puzzle that was solved last, as far as that is known. `null`: there are none. */
export function goOnFrom(all: readonly Numbered[], done: Readonly<Record<string, Done>>): Numbered | null {
  // Progress is kept in the order in which it was made.
  const last = Object.keys(done).at(-1)
  const after = last === undefined ? null : nextAfter(all, last, done)
  return after ?? all.find(({ row }) => done[row.id] === undefined) ?? all[0] ?? null
}
