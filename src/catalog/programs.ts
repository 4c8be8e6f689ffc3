/**
 * The programs of the set's cards. Here each is compiled from its text when it is first asked for. A built site has this
 * module replaced by one that holds them all (`scripts/lib/programs.mjs`), and loads no grammar for them.
 */
import { type Compiled, compile } from '../oracle/index.ts'
import { records, variants } from './set/index.ts'

const programs: Compiled[] = []

/** The program of the card with that place in the set. */
export function programOf(index: number): Compiled {
  const record = records[index] ?? variants[index - records.length]
  if (record === undefined) throw new Error(`the set has no card ${index}`)
  const compiled = programs[index] ?? compile(record)
  programs[index] = compiled
  return compiled
}
