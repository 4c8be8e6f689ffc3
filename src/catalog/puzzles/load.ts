import type { PuzzleRow } from './rows.ts'

/** The puzzles, loaded when they are first asked for. */
export async function loadPuzzles(): Promise<readonly PuzzleRow[]> {
  const { default: rows } = await import('./puzzles.json')
  return rows as readonly PuzzleRow[]
}
