/** The results of games as files, for whatever a person wants to do with them. */
import { type Result, useResults } from '../../store/index.ts'
import { saveFile } from './download.ts'

const COLUMNS = [
  'at',
  'deck',
  'against',
  'level',
  'how',
  'turns',
  'edition',
] as const satisfies readonly (keyof Result)[]

/** A field of a table; in quotation marks where it could be read as more than one, and never as a formula. */
function field(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line for each game, below the names of the columns. */
export const resultsAsCsv = (results: readonly Result[]): string =>
  [COLUMNS, ...results.map((result) => COLUMNS.map((name) => result[name]))]
    .map((line) => `${line.map(field).join(',')}\r\n`)
    .join('')

/** Saves all results as a file. */
export function saveResults(form: 'json' | 'csv'): void {
  const { results } = useResults.getState()
  const text = form === 'csv' ? resultsAsCsv(results) : JSON.stringify(results, null, 2)
  saveFile('cantrip-results', text, form)
}
