/** The puzzles that come with the game. */
export { loadPuzzles } from './load.ts'
export { type PuzzleRow, type PuzzleSide, puzzleBoard } from './rows.ts'
