/** Which editions a test is about: it names them, so that a further edition runs only what is written for it. */
import { describe, test } from 'vitest'
import type { EditionId } from '../../src/rulebook/index.ts'

/** A group of tests, once in each of these editions; `%s` in its title is the edition. */
export const inEditions = (...editions: readonly EditionId[]) => describe.each(editions)

/** A single test, once in each of these editions. */
export const testInEditions = (...editions: readonly EditionId[]) => test.each(editions)
