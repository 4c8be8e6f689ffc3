/** Rules text and the language, both ways. */

export { type CardRecord, type Compiled, compile, productionsReading, readLines } from './compile.ts'
export { type Phrase, type Phrased, type Production, productionsMade, type Role } from './core/index.ts'
export { type LineRead, printAbility } from './paragraphs.ts'
export type { Problem } from './reading/index.ts'
export { type Worded, worded } from './worded.ts'
