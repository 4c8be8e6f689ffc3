import { puzzles } from './en/puzzles.ts'
import { sayer } from './sayer.ts'

export const sayPuzzle = sayer('puzzles', puzzles)
