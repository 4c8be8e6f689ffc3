/** Which editions a test is about: it names them, so that a further edition runs only what is written for it. */
import { describe, test } from 'vitest'
import { EDITIONS, type Edition, type EditionId, type EditionRules } from '../../src/rulebook/index.ts'

/** A group of tests, once in each of these editions; `%s` in its title is the edition. */
export const inEditions = <const E extends EditionId>(...editions: readonly E[]) => describe.each(editions)

/** A single test, once in each of these editions. */
export const testInEditions = <const E extends EditionId>(...editions: readonly E[]) => test.each(editions)

type Fields = { readonly [G in keyof EditionRules]?: Partial<EditionRules[G]> }

/** A record of one's own: a book's, with other values in some of its fields. */
export function editionWith(book: EditionId, fields: Fields): Edition {
  const record = EDITIONS[book]
  const groups = Object.entries(fields).map(([group, set]) => [group, { ...record[group as keyof Fields], ...set }])
  return { ...record, ...Object.fromEntries(groups) }
}
