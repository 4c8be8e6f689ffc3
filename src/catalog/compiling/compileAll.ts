/** Cards from their records, with the programs that the grammar makes of their texts. */
import { type CardRecord, compile } from '../../oracle/index.ts'
import type { CatalogCard } from '../cards.ts'

/** Compiles all of these, one after the other: a few milliseconds each. */
export const compileAll = (records: readonly CardRecord[]): readonly CatalogCard[] =>
  records.map((record) => ({ record, compiled: compile(record) }))
