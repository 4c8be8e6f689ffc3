/** Cards and decks: the built-in set, and those read from files and texts. */

export { type BoardCardProblems, type BoardFile, readBoard } from './boardCards.ts'
export { type CardSet, loadSet } from './builtIn.ts'
export * from './cardData/index.ts'
export { type CardFile, type CardFileProblem, type CardFileProblems, readCardFile } from './cardFile.ts'
export {
  byName,
  type CatalogCard,
  type CompiledDeck,
  compileAll,
  compileDeck,
  type DeckLine,
  deckLines,
  nameKey,
  otherNames,
} from './cards.ts'
export {
  DECK_LEVELS,
  type Deck,
  type DeckEntry,
  type DeckLevel,
  type DeckText,
  type DeckTextProblem,
  type DeckTextProblems,
  LONGEST_LIST,
  readDeckText,
  writeDeckText,
} from './decks.ts'
export { type IndexedFacts, indexedFacts } from './indexed.ts'
export { type DeckCards, deckProblems, type Format } from './legality.ts'
export { nearest } from './nearest.ts'
