/** Cards and decks: the built-in set, and those that are read from files and texts. */

export { type BoardFile, readBoard } from './boardCards.ts'
export { type CardSet, loadSet } from './builtIn.ts'
export { type CardFile, type CardFileProblem, readCardFile } from './cardFile.ts'
export { type CatalogCard, type CompiledDeck, compileAll, compileDeck, type DeckLine, deckLines } from './cards.ts'
export {
  type Deck,
  type DeckEntry,
  type DeckText,
  type DeckTextProblem,
  readDeckText,
  writeDeckText,
} from './decks.ts'
export { type DeckCards, deckProblems, type Format } from './legality.ts'
