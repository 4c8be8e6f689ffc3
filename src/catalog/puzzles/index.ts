/** The puzzles that come with the game. */
export { type PuzzleRow, type PuzzleSide, puzzleBoard } from './rows.ts'
