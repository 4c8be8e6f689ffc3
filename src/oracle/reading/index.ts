/** A card record before the grammar: its text, its type line, its faces. */

export { asEffect, foldLater, type Sentence, saidKeyword, unfoldLater } from './asRead.ts'
export { withParts } from './faces.ts'
export { normalise, type Paragraph } from './normalise.ts'
export type { Problem } from './problem.ts'
export { withoutPrototype, withPrototype, withStation } from './prototype.ts'
export { type PublicationRecord, publicationOf } from './publication.ts'
export { readTypeLine, type TypeLine } from './typeLine.ts'
