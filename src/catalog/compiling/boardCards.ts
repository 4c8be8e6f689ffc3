/** A board file's own cards: records under `cards`, beside what the engine reads (docs/scenario.md). */
import type { Bare, Told } from '../../rulebook/index.ts'
import { bringsCards } from '../boardFile.ts'
import { isProblem, type RecordProblems, readRecord } from '../cardRecord.ts'
import type { CatalogCard } from '../cards.ts'
import { compileAll } from './compileAll.ts'

export interface BoardCardProblems extends RecordProblems {
  'boardCards.notList': Bare
  'boardCards.tooMany': { readonly most: number }
  /** `phrase`: the first phrase that isn't understood, if it is known. */
  'boardCards.notUnderstood': { readonly name: string; readonly phrase: string | null }
}

export type BoardCardProblem = { readonly path: string } & Told<BoardCardProblems>

export interface BoardFile {
  /** The board without its cards, as the engine reads it. */
  readonly board: unknown
  readonly cards: readonly CatalogCard[]
  /** By the path of the card: `cards.0`. */
  readonly problems: readonly BoardCardProblem[]
}

/** More than one board shows: compiling them would stop the page. */
const MOST = 100

/** The face that isn't understood, of a card with several. */
const nameOf = ({ record, compiled }: CatalogCard): string =>
  compiled.ok ? record.name : (compiled.problems[0]?.face ?? record.name)

const phraseOf = ({ compiled }: CatalogCard): string | null =>
  compiled.ok ? null : (compiled.problems[0]?.phrase ?? null)

/**
 * Takes a board's own cards out of it and compiles them, with a pause after each: many of them take long. A card that
 * isn't understood is reported with its first such phrase.
 */
export function* readingBoard(value: unknown): Generator<void, BoardFile> {
  if (!bringsCards(value)) return { board: value, cards: [], problems: [] }
  const { cards: given, ...board } = value
  if (!Array.isArray(given))
    return { board, cards: [], problems: [{ path: 'cards', key: 'boardCards.notList', params: {} }] }
  if (given.length > MOST)
    return { board, cards: [], problems: [{ path: 'cards', key: 'boardCards.tooMany', params: { most: MOST } }] }
  const cards: CatalogCard[] = []
  const problems: BoardCardProblem[] = []
  for (const [index, one] of given.entries()) {
    const path = `cards.${index}`
    const record = readRecord(one)
    if (isProblem(record)) problems.push({ path, ...record })
    else
      for (const card of compileAll([record])) {
        if (card.compiled.ok) cards.push(card)
        else
          problems.push({
            path,
            key: 'boardCards.notUnderstood',
            params: { name: nameOf(card), phrase: phraseOf(card) },
          })
      }
    yield
  }
  return { board, cards, problems }
}
