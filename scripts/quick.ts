// npm run test:quick: types, lint and the tests that a change touches, in under a minute.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from '../tests/architecture/support/imports.ts'
import { readSources } from '../tests/architecture/support/sources.ts'
import { readCommandLine, wholeNumber } from './lib/commandLine.mjs'
import { touchedTests } from './lib/touched.ts'
import { bin, requireWholeLock, root, runNode } from './setup.mjs'

const help = `npm run test:quick -- [--base REF] [--seconds N]

Types, lint, and the tests that touch what has changed since the branch left main (uncommitted changes too): the tests of
the house first, then those that import a changed file, the nearest first. No browser, no generated games.

  --base REF    what to compare with (main, or origin/main where there is no main)
  --seconds N   no further tests are begun after so many seconds (35); those left out are counted and named`

const { values } = readCommandLine(help, {
  options: {
    base: { type: 'string' },
    seconds: { type: 'string', default: '35' },
    help: { type: 'boolean', default: false },
  },
})

const seconds = wholeNumber(help, '--seconds', values.seconds)

/** So many test files are run by one vitest: few enough to stop in time, enough to keep both cores busy. */
const BATCH = 16

const began = performance.now()
const elapsed = (): number => (performance.now() - began) / 1000
const say = (line: string): void => console.log(`\n== ${line} (at ${elapsed().toFixed(0)} s)`)

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function exists(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', ref)
    return true
  } catch {
    return false
  }
}

/** Where the branch left what it is compared with. */
function mergeBase(): string {
  const base = values.base ?? ['main', 'origin/main'].find(exists) ?? 'HEAD'
  return git('merge-base', base, 'HEAD')
}

/** Every file that is other than it was there, new ones too. */
function changedSince(base: string): readonly string[] {
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n')
  return [...new Set(lines.split('\n').filter((line) => line !== ''))]
}

/** Tests that read files rather than import them: always run. */
const isHouse = (path: string): boolean => /^tests\/(architecture|docs|scripts)\//.test(path)
const isSlow = (path: string): boolean => path.startsWith('tests/invariants/') || path.startsWith('tests/client/')

function testsFor(changed: readonly string[]): readonly string[] {
  const sources = [...readSources('src'), ...readSources('tests'), ...readSources('scripts')]
  const touched = touchedTests(changed, importsOf(sources)).map(({ test }) => test)
  const house = sources.map(({ path }) => path).filter((path) => isHouse(path) && path.endsWith('.test.ts'))
  const all = [...new Set([...house, ...touched])]
  return all.filter((path) => !isSlow(path) && existsSync(join(root, path)))
}

async function main(): Promise<boolean> {
  requireWholeLock()
  const base = mergeBase()
  const changed = changedSince(base)
  console.log(`${changed.length} files changed since ${base.slice(0, 9)}`)
  say('types')
  const tsc = bin('typescript/bin/tsc')
  const types = [await runNode([tsc, '-p', 'tsconfig.json']), await runNode([tsc, '-p', 'tsconfig.engine.json'])]
  say('lint')
  const lint = await runNode([bin('@biomejs/biome/bin/biome'), 'check', '.'])
  const tests = testsFor(changed)
  let good = types.every((code) => code === 0) && lint === 0
  let ran = 0
  while (ran < tests.length && elapsed() < seconds) {
    const batch = tests.slice(ran, ran + BATCH)
    say(`tests ${ran + 1} to ${ran + batch.length} of ${tests.length}`)
    good = (await runNode([bin('vitest/vitest.mjs'), 'run', '--reporter=dot', ...batch])) === 0 && good
    ran += batch.length
  }
  const left = tests.slice(ran)
  console.log(`\nRan: types, lint, ${ran} of ${tests.length} test files that the change touches.`)
  if (left.length > 0) console.log(`Left out, for \`npm test\`:\n${left.map((path) => `  ${path}`).join('\n')}`)
  console.log(`${good ? 'passed' : 'FAILED'} in ${elapsed().toFixed(0)} s`)
  return good
}

if (values.help) console.log(help)
else process.exitCode = (await main()) ? 0 : 1
