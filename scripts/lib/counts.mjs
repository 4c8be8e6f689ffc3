// Test counts out of the runners' JSON reports.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const COLORS = /\u001b\[[0-9;]*m/g

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

/** What of an error says which one it is: its first lines, without colours. */
const firstLines = (/** @type {string} */ message) =>
  message.replaceAll(COLORS, '').split('\n').slice(0, 3).join(' ').trim()

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, message?: string, status: string, assertionResults: Assertion[] }} TestFile
 */

/**
 * Which tests of a vitest JSON report failed, each with the beginning of its first error, and which files did not load;
 * none: [].
 * @param {{ testResults: TestFile[] }} report
 * @param {string} root where paths begin
 * @returns {string[]}
 */
export function vitestTroubles({ testResults }, root) {
  return testResults.flatMap(({ name, message = '', status, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0) return [`failed: ${file}: ${firstLines(message)}`]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `failed: ${file} ${one.fullName}: ${firstLines(one.failureMessages?.[0] ?? 'no error was told')}`)
  })
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
 * Which tests of a Playwright JSON report failed, for good or at first, each with the beginning of its first error;
 * none: [].
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function playwrightTroubles({ suites }) {
  return suites.flatMap((suite) => [
    ...playwrightTroubles({ suites: suite.suites ?? [] }),
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.flatMap((test) => troubleOf(spec, test))),
  ])
}

/**
 * @param {Spec} spec
 * @param {Tried} test
 */
function troubleOf({ file, line, title }, { status, results }) {
  if (status !== 'unexpected' && status !== 'flaky') return []
  const message = results.flatMap(({ error }) => error?.message ?? [])[0] ?? 'no error was told'
  return [
    `${status === 'flaky' ? 'only at the second try' : 'failed'}: ${file}:${line} ${title}: ${firstLines(message)}`,
  ]
}

/**
 * A JSON file's content, or null when the runner died before it wrote one.
 * @param {string} path
 */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
