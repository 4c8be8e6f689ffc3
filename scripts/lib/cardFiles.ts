/** Card files given on a command line: the records, and what the compiler understands of them. */
import { readCardFile } from '../../src/catalog/index.ts'
import type { Printed } from '../../src/language/index.ts'
import { type CardRecord, compile } from '../../src/oracle/index.ts'
import { loadGameWords, sayTold } from '../../src/ui/messages/index.ts'
import { givenText } from './commandLine.mjs'

await loadGameWords()

/** All records of the files. What is wrong with a file is printed, and makes the command fail. */
export function readRecords(files: readonly string[]): readonly CardRecord[] {
  return files.flatMap((file) => {
    const { records, problems } = readCardFile(givenText(file))
    for (const problem of problems) {
      const { line, column, record } = problem
      const place = line === null ? (record === null ? '' : `, record ${record}`) : `:${line}:${column ?? 1}`
      console.error(`${file}${place}: ${sayTold(problem)}`)
      process.exitCode = 1
    }
    return records
  })
}

/** The cards of the files that are understood. */
export function understoodIn(files: readonly string[]): readonly Printed[] {
  return readRecords(files).flatMap((record) => {
    const compiled = compile(record)
    return compiled.ok ? compiled.printed : []
  })
}
