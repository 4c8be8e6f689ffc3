/** A board file's own cards: records under `cards`, beside what the engine reads (docs/scenario.md). */
import { readRecord } from './cardFile.ts'
import { type CatalogCard, compileAll } from './cards.ts'

export interface BoardFile {
  /** The board without its cards, as the engine reads it. */
  readonly board: unknown
  readonly cards: readonly CatalogCard[]
  /** By the path of the card: `cards.0`. */
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function notUnderstood({ record, compiled }: CatalogCard): string {
  const phrase = compiled.ok ? undefined : compiled.problems[0]?.phrase
  return `${record.name} is not understood${phrase === undefined ? '' : ` at “${phrase}”`}`
}

/** Takes a board's own cards out of it and compiles them. A card that is not understood is told with its first phrase. */
export function readBoard(value: unknown): BoardFile {
  if (!isFields(value) || !('cards' in value)) return { board: value, cards: [], problems: [] }
  const { cards: given, ...board } = value
  if (!Array.isArray(given)) return { board, cards: [], problems: [{ path: 'cards', message: 'a list of cards' }] }
  const cards: CatalogCard[] = []
  const problems: { path: string; message: string }[] = []
  for (const [index, one] of given.entries()) {
    const path = `cards.${index}`
    const record = readRecord(one)
    if (typeof record === 'string') problems.push({ path, message: record })
    else
      for (const card of compileAll([record])) {
        if (card.compiled.ok) cards.push(card)
        else problems.push({ path, message: notUnderstood(card) })
      }
  }
  return { board, cards, problems }
}
