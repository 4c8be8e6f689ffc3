/** Sentences, the frames of abilities, and the lines of a card. */

export { permanentParagraph, spellParagraph } from './ability.ts'
export { gainedAt, type Levels, levelsHeadedBy } from './levels.ts'
