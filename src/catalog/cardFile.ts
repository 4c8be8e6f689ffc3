/**
 * A file of card records in the shape of the public card databases: one record, an array of them, or `{ data: [...] }`.
 */
import type { CardRecord } from '../oracle/index.ts'
import type { Bare, Told } from '../rulebook/index.ts'
import { isProblem, type RecordProblems, readRecord } from './cardRecord.ts'

export interface CardFileProblems extends RecordProblems {
  'cardFile.notJson': Bare
}

export type CardFileProblem = Told<CardFileProblems> & {
  /** From 1: the line in the file where it isn't valid JSON, otherwise of the record in the list. */
  readonly line: number | null
  readonly column: number | null
  /** From 1: which record. */
  readonly record: number | null
}

export interface CardFile {
  readonly records: readonly CardRecord[]
  readonly problems: readonly CardFileProblem[]
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where in the text parsing failed: JavaScript engines report an offset, a line and column, or nothing. */
function placeOf(text: string, message: string): Pick<CardFileProblem, 'line' | 'column'> {
  const said = /line (\d+) column (\d+)/.exec(message)
  if (said) return { line: Number(said[1]), column: Number(said[2]) }
  const offset = /position (\d+)/.exec(message)?.[1]
  const end = /end of JSON/i.test(message) ? text.length : null
  const at = offset === undefined ? end : Number(offset)
  if (at === null) return { line: null, column: null }
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function parseJson(text: string): { value: unknown } | { problem: CardFileProblem } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { problem: { ...placeOf(text, message), record: null, key: 'cardFile.notJson', params: {} } }
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (isFields(value) && Array.isArray(value.data)) return value.data
  return [value]
}

/** Reads what can be read; each record that can't be is reported by its number. */
export function readCardFile(text: string): CardFile {
  const parsed = parseJson(text)
  if ('problem' in parsed) return { records: [], problems: [parsed.problem] }
  const records: CardRecord[] = []
  const problems: CardFileProblem[] = []
  for (const [index, value] of listOf(parsed.value).entries()) {
    const read = readRecord(value)
    if (isProblem(read)) problems.push({ line: null, column: null, record: index + 1, ...read })
    else records.push(read)
  }
  return { records, problems }
}
