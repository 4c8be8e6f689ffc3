/** What a job with cards is doing, and what came of it. */
import type { EntryProblem, Passed, SplitTrouble } from '../../catalog/index.ts'
import type { Bare, Told } from '../../rulebook/index.ts'

/** Why a job ended before all was done; the sentences are the client's. */
export type CardTroubles = {
  readonly [K in `cardFile.${SplitTrouble}`]: Bare
} & {
  /** A container that the browser can't open: zip, bz2, xz. */
  'cardFile.packed': Bare
  'cardFile.brokenGzip': Bare
  'cardFile.tooLarge': { readonly gigabytes: number }
  'cardFile.tooMany': { readonly most: number }
  /** The browser may no longer read it, or it has changed meanwhile. */
  'cardFile.unreadable': Bare
  'cards.noSpace': Bare
  'cards.noDatabase': Bare
  'cards.busy': Bare
  'cards.failed': Bare
  'cardApi.offline': Bare
  'cardApi.slow': { readonly seconds: number }
  'cardApi.refused': { readonly status: number }
  'cardApi.busy': Bare
  'cardApi.notAnAnswer': Bare
}

export type CardTrouble = Told<CardTroubles>

export type JobKind = 'file' | 'network' | 'compile'

/** A job that is being done. */
export interface CardJob {
  readonly kind: JobKind
  /** How much of it is done, from 0 to 1. */
  readonly share: number
  readonly added: number
  readonly understood: number
  /** The API asked to be left alone for so many seconds. */
  readonly waits: number | null
}

/** What came of a job. */
export interface CardReport extends Passed {
  readonly kind: JobKind
  /** The name of the file. */
  readonly file: string | null
  readonly added: number
  readonly understood: number
  /** Of the names asked for, those that the API hasn't got. */
  readonly missing: readonly string[]
  readonly cancelled: boolean
  /** What ended it early; what had been added stays. */
  readonly trouble: CardTrouble | null
}

export const NOTHING_PASSED: Passed = {
  skipped: { notForDecks: 0, otherLanguage: 0, again: 0 },
  problems: [],
  wrong: 0,
}

/** The problems of one answer, added to those of the ones before. */
export const withProblems = (passed: Passed, problems: readonly EntryProblem[]): Passed => ({
  ...passed,
  problems: [...passed.problems, ...problems].slice(0, 20),
  wrong: passed.wrong + problems.length,
})
