/** What needs the grammar: loaded by those who read, write or bring along cards. The built-in set comes compiled. */
export { type BoardCardProblem, type BoardCardProblems, type BoardFile, readingBoard } from './boardCards.ts'
export { compileAll } from './compileAll.ts'
export { tokenRecord } from './tokenRecord.ts'
