/** Boards (docs/scenario.md): the states they describe, and what is wrong with them. `write.ts` is the way back. */
export { stateFrom } from './board.ts'
export type { Lookup } from './builder.ts'
export type { BoardProblem, BoardProblems } from './problems.ts'
export type { Board } from './schema.ts'
