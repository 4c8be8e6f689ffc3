// Which rules the tests that passed cite, joined against the rulebook.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/**
 * @typedef {{ id: string, section: string, gist: string, kind: string }} Rule
 * @typedef {{ title: string, ancestorTitles?: readonly string[], status: string }} Test
 * @typedef {{ testResults: { name: string, assertionResults: Test[] }[] }} Report
 * @typedef {{ section: string, testable: number, covered: number }} Section
 * @typedef {{ sections: Section[], testable: number, covered: number }} Coverage
 */

/** The books there are. */
export const editions = ['2004', '2011', 'today']

/**
 * The lists of rules: the books, and the keywords that came between those of 2004 and 2011, of which our books have no
 * text.
 */
export const lists = ['2004', '2011', 'later', 'today']

/** The kinds of rules a test can prove; definitions and what concerns paper only are not. */
const testableKinds = new Set(['engine', 'cards', 'client'])

/**
 * The file with a list's rules in our own words.
 * @param {string} edition
 */
export function ruleFile(edition) {
  return join(root, 'src', 'rulebook', `rules-${edition}.json`)
}

/**
 * The rules of a list.
 * @param {string} edition
 * @returns {Rule[]}
 */
export function readRules(edition) {
  return JSON.parse(readFileSync(ruleFile(edition), 'utf8'))
}

/** @param {Rule} rule */
export function isTestable(rule) {
  return testableKinds.has(rule.kind)
}

/**
 * The rules a title cites: `[2004:420.5c 2011:704.5g] a creature with ...` gives both.
 * @param {string} title
 */
export function citedBy(title) {
  const cited = /^\[([^\]]*)\]/.exec(title)?.[1] ?? ''
  return cited.split(/[\s,]+/).filter((id) => /^\w+:./.test(id))
}

/**
 * The rules a test cites: those of the titles of the groups it is in, and of its own.
 * @param {Test} test
 */
export function citationsOf({ title, ancestorTitles = [] }) {
  return [...ancestorTitles, title].flatMap(citedBy)
}

/**
 * Whether what a file says is a vitest JSON report: files with their tests, each with its title and how it ended.
 * @param {any} given
 * @returns {given is Report}
 */
export function isReport(given) {
  return (
    Array.isArray(given?.testResults) &&
    given.testResults.every(
      (/** @type {any} */ file) =>
        typeof file?.name === 'string' &&
        Array.isArray(file.assertionResults) &&
        file.assertionResults.every(
          (/** @type {any} */ test) => typeof test?.title === 'string' && typeof test.status === 'string',
        ),
    )
  )
}

/**
 * The tests of a vitest JSON report that lie in a folder, one by one.
 * @param {Report} report
 * @param {string} folder
 * @returns {Test[]}
 */
export function testsIn(report, folder) {
  return report.testResults
    .filter(({ name }) => name.replaceAll('\\', '/').includes(`/${folder}/`))
    .flatMap((file) => file.assertionResults)
}

/**
 * The rules proved: cited by a test that passed, and by none that failed.
 * @param {Test[]} tests
 */
export function provedBy(tests) {
  const citedWhere = (/** @type {string} */ status) =>
    new Set(tests.filter((test) => test.status === status).flatMap(citationsOf))
  const failed = citedWhere('failed')
  return new Set([...citedWhere('passed')].filter((id) => !failed.has(id)))
}

/**
 * Testable and covered rules, by section and in all.
 * @param {Rule[]} rules
 * @param {ReadonlySet<string>} proved
 * @returns {Coverage}
 */
export function coverage(rules, proved) {
  /** @type {Map<string, Section>} */
  const sections = new Map()
  for (const rule of rules.filter(isTestable)) {
    const section = sections.get(rule.section) ?? { section: rule.section, testable: 0, covered: 0 }
    section.testable += 1
    section.covered += proved.has(rule.id) ? 1 : 0
    sections.set(rule.section, section)
  }
  const list = [...sections.values()]
  const sum = (/** @type {'testable' | 'covered'} */ field) => list.reduce((total, one) => total + one[field], 0)
  return { sections: list, testable: sum('testable'), covered: sum('covered') }
}
