/**
 * Cards and decks: the built-in set, and those read from files and texts. None of it needs the grammar; what does is in
 * `compiling/`.
 */

export { bringsCards } from './boardFile.ts'
export * from './building/index.ts'
export { type CardSet, loadSet } from './builtIn.ts'
export * from './cardData/index.ts'
export { type CardFile, type CardFileProblem, type CardFileProblems, readCardFile } from './cardFile.ts'
export { isProblem, readRecord } from './cardRecord.ts'
export {
  byName,
  type CatalogCard,
  type CompiledDeck,
  compileDeck,
  copiesOf,
  type DeckLine,
  deckLines,
  type FindCard,
  nameKey,
  otherNames,
} from './cards.ts'
export { readDeckText, writeArena, writePlain } from './deckFormats/index.ts'
export { DECK_LEVELS, type Deck, type DeckEntry, type DeckLevel, isLed, type VariantDeckList } from './decks.ts'
export {
  DECK_FORMATS,
  type DeckFormat,
  type DeckText,
  type DeckTextProblem,
  type DeckTextProblems,
  type DeckTextRemark,
  type DeckTextRemarks,
  type ReadEntry,
  withoutLeaders,
} from './deckText.ts'
export * from './formats/index.ts'
export { type IndexedFacts, indexedFacts } from './indexed.ts'
export {
  type DeckCard,
  type DeckCards,
  deckCards,
  deckProblems,
  type Format,
  type VariantDeck,
  variantDeckProblems,
} from './legality.ts'
export { nearest } from './nearest.ts'
export * from './puzzles/index.ts'
