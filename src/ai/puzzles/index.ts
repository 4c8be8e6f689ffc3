/** Puzzles: a board with a goal that one side reaches against any defence. Everything about them is proved. */
export { type CheckEffort, type Checked, checkPuzzle, GRADES, type Grade } from './check.ts'
export { type Aim, bestLine, defence, isReached, rightMove } from './defence.ts'
export { type Plan, plansOf } from './plans.ts'
export { goalOf, PUZZLE_KINDS, type PuzzleKind, type Task, wantOf } from './task.ts'
