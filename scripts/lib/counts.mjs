// Test counts out of the runners' JSON reports.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a vitest JSON report counts. A file that did not load has no tests: it counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * What a Playwright JSON report counts: expected and flaky pass, unexpected fail; errors outside a test fail too.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

/**
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Tried
 * @typedef {{ title: string, file: string, line: number, tests: Tried[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * Which tests of a Playwright JSON report failed, for good or at first, each with the beginning of its first error; none: [].
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function playwrightTroubles({ suites }) {
  return suites.flatMap((suite) => [
    ...playwrightTroubles({ suites: suite.suites ?? [] }),
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.flatMap((test) => troubleOf(spec, test))),
  ])
}

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const COLORS = /\u001b\[[0-9;]*m/g

/**
 * @param {Spec} spec
 * @param {Tried} test
 */
function troubleOf({ file, line, title }, { status, results }) {
  if (status !== 'unexpected' && status !== 'flaky') return []
  const message = results.flatMap(({ error }) => error?.message ?? [])[0] ?? 'no error was told'
  const first = message.replaceAll(COLORS, '').split('\n').slice(0, 3).join(' ').trim()
  return [`${status === 'flaky' ? 'only at the second try' : 'failed'}: ${file}:${line} ${title}: ${first}`]
}

/**
 * A JSON file's content, or null when the runner died before it wrote one.
 * @param {string} path
 */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
