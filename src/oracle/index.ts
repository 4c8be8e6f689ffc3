/** Rules text and the language, both ways. */

export { type CardRecord, type Compiled, compile } from './compile.ts'
export { printAbility } from './paragraphs.ts'
export type { Problem } from './problem.ts'
