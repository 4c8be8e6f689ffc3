import type { BoardLoss } from '../../../engine/boards/write.ts'
import { sayPlayer } from '../index.ts'
import { sayer } from '../sayer.ts'
import { puzzles } from './en/puzzles.ts'

export const sayPuzzle = sayer('puzzles', puzzles)

/** What a board can't say. */
export function sayLoss(loss: BoardLoss): string {
  switch (loss.key) {
    case 'unsayable.player':
      return sayPuzzle(loss.key, { ...loss.params, name: sayPlayer(loss.params.name) })
    case 'unsayable.object':
    case 'unsayable.twoCards':
    case 'unsayable.history':
      return sayPuzzle(loss.key, loss.params)
    default:
      return sayPuzzle(loss.key)
  }
}
