// npm run report:rules: which rules of the books the tests that passed prove.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { givenJson, readCommandLine, refuse, refuseFile } from './lib/commandLine.mjs'
import { readReport } from './lib/counts.mjs'
import { citationsOf, coverage, isReport, isTestable, lists, provedBy, readRules, testsIn } from './lib/rules.mjs'
import { bin, ensureInstalled, requireNode, root, runNode } from './setup.mjs'

const help = `npm run report:rules -- [--json] [--uncovered] [--edition 2004|2011|later|today] [--from FILE]

Runs tests/rules and says, per edition and section, how many of the testable rules (kinds engine, cards, client) are
covered: cited at the beginning of the title of a test that passed, as in "[2004:502.9b] lethal damage ...", or of its
group's title, and by no test that failed.

  --json       print one JSON object:
               { editions: { "2004": { sections: [{ section, testable, covered }], testable, covered }, "2011": ...,
               "later": ..., "today": ... },
                 unknown: [ids that tests cite and no book has],
                 uncovered: [{ id, section, gist }]   only with --uncovered }
  --uncovered  also list the testable rules that no test covers
  --edition E  only that list: a book, or the keywords that came between 2004 and 2011 ("later")
  --from FILE  read a vitest JSON report in place of running the tests`

const { values } = readCommandLine(help, {
  options: {
    json: { type: 'boolean', default: false },
    uncovered: { type: 'boolean', default: false },
    edition: { type: 'string' },
    from: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Runs the rules tests, quietly; gives vitest's report. */
async function runTests() {
  requireNode()
  ensureInstalled()
  const file = join(root, '.cache', 'rules.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const run = ['run', 'tests/rules', '--reporter=json', `--outputFile=${file}`, '--silent']
  // What vitest says goes to the error stream: this command's own output is the report alone.
  await runNode([bin('vitest/vitest.mjs'), ...run], {}, ['ignore', process.stderr, process.stderr])
  const report = readReport(file)
  if (report) return report
  console.error('The tests ended without a report.')
  process.exit(1)
}

/**
 * The vitest report in a file; anything else is refused.
 * @param {string} file
 */
function givenReport(file) {
  const report = givenJson(file)
  return isReport(report) ? report : refuseFile(file, 'no JSON report of vitest')
}

/**
 * @param {string} edition
 * @param {import('./lib/rules.mjs').Coverage} book
 */
function printBook(edition, book) {
  const width = Math.max(20, ...book.sections.map(({ section }) => section.length))
  const row = (
    /** @type {string} */ name,
    /** @type {{ covered: number, testable: number }} */ { covered, testable },
  ) => `${name.padEnd(width)}  ${String(covered).padStart(4)} / ${testable}`
  console.log(`\n${edition}`)
  for (const section of book.sections) console.log(row(section.section, section))
  console.log(row('all', book))
}

if (values.help) {
  console.log(help)
  process.exit(0)
}
if (values.edition && !lists.includes(values.edition))
  refuse(help, `No edition ${values.edition}. There are: ${lists.join(', ')}.`)

const report = values.from ? givenReport(values.from) : await runTests()
const tests = testsIn(report, 'tests/rules')
const proved = provedBy(tests)
const books = lists.map((edition) => ({ edition, rules: readRules(edition) }))
const shown = books.filter(({ edition }) => !values.edition || edition === values.edition)

const known = new Set(books.flatMap(({ rules }) => rules.map((rule) => rule.id)))
const unknown = [...new Set(tests.flatMap(citationsOf))].filter((id) => !known.has(id))
const uncovered = shown.flatMap(({ rules }) => rules.filter((rule) => isTestable(rule) && !proved.has(rule.id)))
const covered = shown.map(({ edition, rules }) => /** @type {const} */ ([edition, coverage(rules, proved)]))

if (values.json) {
  const listed = uncovered.map(({ id, section, gist }) => ({ id, section, gist }))
  const result = { editions: Object.fromEntries(covered), unknown, ...(values.uncovered ? { uncovered: listed } : {}) }
  console.log(JSON.stringify(result))
} else {
  for (const [edition, book] of covered) printBook(edition, book)
  if (values.uncovered)
    console.log(`\nNot covered:\n${uncovered.map((rule) => `  ${rule.id}  ${rule.gist}`).join('\n')}`)
  if (unknown.length > 0) console.log(`\nCited, but in no book: ${unknown.join(', ')}`)
}
