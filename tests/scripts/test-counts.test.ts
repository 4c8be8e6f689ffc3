import { describe, expect, test } from 'vitest'
import { playwrightCounts, playwrightTroubles, vitestCounts, vitestTroubles } from '../../scripts/lib/counts.mjs'
import { entryFiles } from '../../scripts/lib/size.mjs'

describe('counts', () => {
  test('a test file that did not load is a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ]
    expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
  })

  test('what failed of the others is named too, and which file did not load', () => {
    const testResults = [
      {
        name: '/home/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'sums add', status: 'passed' },
          {
            fullName: 'sums carry',
            status: 'failed',
            failureMessages: ['\u001b[31mError\u001b[39m: 1\n2\n3\n4', 'more'],
          },
          { fullName: 'sums end', status: 'failed' },
        ],
      },
      { name: '/home/tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    expect(vitestTroubles({ testResults }, '/home')).toEqual([
      'failed: tests/a.test.ts sums carry: Error: 1 2 3',
      'failed: tests/a.test.ts sums end: no error was told',
      'failed: tests/b.test.ts: no such module',
    ])
  })

  test('an error outside the browser tests is a failure', () => {
    const report = { stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [{}] }
    expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 3 })
  })

  test('what failed, for good or at first, is named with the beginning of its error', () => {
    const tried = (status: string, ...messages: readonly string[]) => [
      { status, results: messages.map((message) => ({ error: { message } })) },
    ]
    const spec = (title: string, tests: ReturnType<typeof tried>) => ({ title, file: 'a.spec.ts', line: 7, tests })
    const specs = [
      spec('holds', tried('expected')),
      spec('stalls', tried('flaky', '\u001b[31mError\u001b[39m: late\nCall log:\n- one\n- two')),
    ]
    const suites = [{ suites: [{ specs }], specs: [spec('breaks', tried('unexpected', 'off', 'off again'))] }]
    expect(playwrightTroubles({ suites })).toEqual([
      'only at the second try: a.spec.ts:7 stalls: Error: late Call log: - one',
      'failed: a.spec.ts:7 breaks: off',
    ])
  })
})

test('the entry is what loads before the game shows: its static imports, not the lazy ones, nor a worker', () => {
  const manifest = {
    'index.html': { file: 'a.js', isEntry: true, imports: ['_shared'], dynamicImports: ['lazy'] },
    _shared: { file: 'b.js', imports: ['index.html'] },
    lazy: { file: 'c.js', imports: ['_shared'] },
    'src/ai/worker.ts': { file: 'd.js', isEntry: true, imports: ['_shared'] },
  }
  expect([...entryFiles(manifest)]).toEqual(['a.js', 'b.js'])
})
