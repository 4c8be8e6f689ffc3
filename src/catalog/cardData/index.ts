/** Cards from outside: what the public card API answers, and the files of the public card databases. */

export { type CardPicture, type ReadCard, SKIPPED, type Skipped } from './entry.ts'
export { type ApiAnswer, identifiersOf, readAnswer } from './identity.ts'
export { type CardReader, type EntryProblem, type Passed, readCards } from './reader.ts'
export type { SplitTrouble } from './splitter.ts'
