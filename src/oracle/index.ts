/** Rules text and the language, both ways. */

export { type CardRecord, type Compiled, compile, productionsReading, readLines } from './compile.ts'
export type { Phrase, Phrased, Role } from './core/index.ts'
export { type Production, productionsMade } from './core/index.ts'
export { partsOfLayout } from './faces.ts'
export { type LineRead, printAbility } from './paragraphs.ts'
export type { Problem } from './problem.ts'
export { type Worded, worded } from './worded.ts'
