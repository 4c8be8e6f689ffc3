/** Sentences, the frames of abilities, and the lines of a card. */

export { permanentParagraph, spellParagraph } from './ability.ts'
export { headed } from './headings.ts'
export { gainedWhile } from './levels.ts'
