import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  citationsOf,
  citedBy,
  coverage,
  editions,
  isReport,
  provedBy,
  readRules,
  testsIn,
} from '../../scripts/lib/rules.mjs'

describe('citations', () => {
  test.each([
    ['[2004:502.9b] lethal damage first', ['2004:502.9b']],
    ['[2004:420.5c 2011:704.5g] a creature with lethal damage', ['2004:420.5c', '2011:704.5g']],
    ['[2004:glossary/search, 2011:contents/711] both', ['2004:glossary/search', '2011:contents/711']],
    ['[today:704.5j 2004:420.5e] a legend', ['today:704.5j', '2004:420.5e']],
    ['[today:keyword/unblockable] a word', ['today:keyword/unblockable']],
    ['a title that mentions [2004:100.1] later', []],
    ['[some other] bracket', []],
  ])('%s', (title, ids) => expect(citedBy(title)).toEqual(ids))

  test('a test cites what the title of its group cites, too', () => {
    const test = {
      title: '[today:702.93] it returns',
      ancestorTitles: ['[today:702] keywords', 'today'],
      status: 'passed',
    }
    expect(citationsOf(test)).toEqual(['today:702', 'today:702.93'])
    expect([...provedBy([test])]).toEqual(['today:702', 'today:702.93'])
  })

  test('a rule is proved by a test that passed, unless another that cites it failed', () => {
    const proved = provedBy([
      { title: '[2004:1.1] a', status: 'passed' },
      { title: '[2004:1.2] b', status: 'passed' },
      { title: '[2004:1.2] c', status: 'failed' },
      { title: '[2004:1.3] d', status: 'skipped' },
    ])
    expect([...proved]).toEqual(['2004:1.1'])
  })

  test('only tests of the rules folder count', () => {
    const file = (name: string) => ({ name, assertionResults: [{ title: name, status: 'passed' }] })
    const report = { testResults: [file('/x/tests/rules/2004/502.test.ts'), file('/x/tests/oracle/y.test.ts')] }
    expect(testsIn(report, 'tests/rules').map((one) => one.title)).toEqual(['/x/tests/rules/2004/502.test.ts'])
  })
})

test.each([
  [true, { testResults: [] }],
  [true, { testResults: [{ name: 'a', assertionResults: [{ title: 'b', status: 'passed' }] }] }],
  [false, null],
  [false, []],
  [false, { testResults: {} }],
  [false, { testResults: [null] }],
  [false, { testResults: [{ assertionResults: [] }] }],
  [false, { testResults: [{ name: 'a' }] }],
  [false, { testResults: [{ name: 'a', assertionResults: [null] }] }],
  [false, { testResults: [{ name: 'a', assertionResults: [{ title: 'b' }] }] }],
  [false, { testResults: [{ name: 'a', assertionResults: [{ status: 'passed' }] }] }],
])('a report of tests: %j %j', (is, given) => expect(isReport(given)).toBe(is))

test('the report has a column for each list, with today’s rules proved by titles that cite them', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cantrip-rules-')), 'report.json')
  const titles = ['[today:704.5j today:keyword/unblockable 2004:420.5e] a', '[today:1.1] b']
  const assertionResults = titles.map((title) => ({ title, status: 'passed' }))
  writeFileSync(file, JSON.stringify({ testResults: [{ name: '/x/tests/rules/a.test.ts', assertionResults }] }))
  const { stdout } = spawnSync(process.execPath, ['scripts/report-rules.mjs', '--json', '--from', file], {
    encoding: 'utf8',
  })
  const { editions: told, unknown } = JSON.parse(stdout)
  const covered = Object.entries<{ covered: number }>(told).map(([list, book]) => [list, book.covered])
  expect(covered).toEqual([
    ['2004', 1],
    ['2011', 0],
    ['later', 0],
    ['today', 2],
  ])
  expect(unknown).toEqual(['today:1.1'])
})

describe('coverage', () => {
  const rule = (id: string, section: string, kind: string) => ({ id, section, kind, gist: '' })

  test('counts testable and covered rules by section', () => {
    const rules = [
      rule('a', '1', 'engine'),
      rule('b', '1', 'cards'),
      rule('c', '2', 'client'),
      rule('d', '2', 'definition'),
    ]
    expect(coverage(rules, new Set(['a', 'd']))).toEqual({
      sections: [
        { section: '1', testable: 2, covered: 1 },
        { section: '2', testable: 1, covered: 0 },
      ],
      testable: 3,
      covered: 1,
    })
  })

  test('the shipped rules are one entry a rule, 1,231 of 1,387 testable', () => {
    const all = editions.flatMap(readRules)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1387)
    expect(coverage(all, new Set()).testable).toBe(1231)
  })

  test('the keywords between the books are a list of their own, and cite no rule of a book again', () => {
    const books = new Set(editions.flatMap(readRules).map(({ id }) => id))
    const later = readRules('later').map(({ id }) => id)
    expect([later.length, later.filter((id) => books.has(id))]).toEqual([93, []])
  })
})
