// npm test: every stage in order, a summary, and as the last line "N passed, N failed".
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/browser.mjs'
import { readCommandLine, refuse } from './lib/commandLine.mjs'
import { playwrightCounts, playwrightTroubles, readReport, vitestCounts, vitestTroubles } from './lib/counts.mjs'
import { bin, ensureInstalled, freePort, requireNode, root, runNode } from './setup.mjs'

const help = `npm test [-- --only STAGE,...] [-- FILE ...]

Runs the stages in this order, all of them even when one fails:
  check   the type checker, over everything and over the engine without the DOM
  lint    Biome, rules and format
  unit    vitest: unit, rules, invariants, architecture
  build   the production build and the entry's size
  client  Playwright in Chromium on the built site

  --only STAGE,...  only these stages
  FILE ...          passed to vitest and Playwright: only test files that match

The last line is "N passed, N failed": the tests of vitest and Playwright, and one failure more for each stage that
failed without a failed test (a type error, a lint finding, a build that broke).
CANTRIP_NO_BROWSER=1 leaves the browser tests out; CHROMIUM_PATH names the browser.`

/** @typedef {{ ok: boolean, passed: number, failed: number, note: string }} Outcome */

const vitestReport = join(root, '.cache', 'vitest.json')
const playwrightReport = join(root, '.cache', 'playwright.json')

/** Tests that failed, of the browser's also those that passed at their second try: told once more at the end. */
const troubles = /** @type {string[]} */ ([])

const { values, positionals } = readCommandLine(help, {
  allowPositionals: true,
  options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
})

/**
 * A stage that only passes or fails.
 * @param {number[]} codes
 * @returns {Outcome}
 */
function plain(...codes) {
  return { ok: codes.every((code) => code === 0), passed: 0, failed: 0, note: '' }
}

/**
 * A stage that counts tests.
 * @param {number} code
 * @param {import('./lib/counts.mjs').Counts | null} counts
 * @returns {Outcome}
 */
function counted(code, counts) {
  if (!counts) return { ok: false, passed: 0, failed: 0, note: 'ended without a report' }
  return { ok: code === 0 && counts.failed === 0, ...counts, note: `${counts.passed} passed, ${counts.failed} failed` }
}

async function check() {
  const tsc = bin('typescript/bin/tsc')
  return plain(await runNode([tsc, '-p', 'tsconfig.json']), await runNode([tsc, '-p', 'tsconfig.engine.json']))
}

async function lint() {
  return plain(await runNode([bin('@biomejs/biome/bin/biome'), 'check', '.']))
}

async function unit() {
  rmSync(vitestReport, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const code = await runNode([bin('vitest/vitest.mjs'), 'run', ...reporters, ...positionals])
  const report = readReport(vitestReport)
  if (report) troubles.push(...vitestTroubles(report, root))
  return counted(code, report && vitestCounts(report))
}

async function build() {
  const built = await runNode([bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
  return built === 0 ? plain(await runNode([join(root, 'scripts', 'check-size.mjs')])) : plain(built)
}

/** @returns {Promise<Outcome>} */
async function client() {
  if (process.env.CANTRIP_NO_BROWSER === '1') {
    return { ok: true, passed: 0, failed: 0, note: 'LEFT OUT: CANTRIP_NO_BROWSER=1' }
  }
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    return { ok: false, passed: 0, failed: 0, note: 'no built site in dist/' }
  }
  const chromium = await ensureChromium()
  if (!chromium) {
    const note = 'NO BROWSER: none found and none could be installed (set CHROMIUM_PATH, or CANTRIP_NO_BROWSER=1)'
    return { ok: false, passed: 0, failed: 0, note }
  }
  rmSync(playwrightReport, { force: true })
  const code = await runNode([bin('@playwright/test/cli.js'), 'test', ...positionals], {
    CHROMIUM_PATH: chromium,
    CANTRIP_PORT: String(await freePort()),
  })
  const report = readReport(playwrightReport)
  if (report) troubles.push(...playwrightTroubles(report))
  return counted(code, report && playwrightCounts(report))
}

const stages = { check, lint, unit, build, client }

/** The stages asked for, in their own order. */
function chosen() {
  const names = values.only?.split(',') ?? Object.keys(stages)
  const unknown = names.filter((name) => !(name in stages))
  if (unknown.length > 0)
    refuse(help, `No stage called ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`)
  return Object.entries(stages).filter(([name]) => names.includes(name))
}

if (values.help) {
  console.log(help)
  process.exit(0)
}

requireNode()
const todo = chosen()
ensureInstalled()
mkdirSync(join(root, '.cache'), { recursive: true })

const lines = []
let passed = 0
let failed = 0
for (const [name, run] of todo) {
  console.log(`\n== ${name}`)
  const begun = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  passed += outcome.passed
  failed += outcome.ok ? 0 : Math.max(1, outcome.failed)
  lines.push(
    `${outcome.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(6)} ${seconds.padStart(6)} s  ${outcome.note}`.trimEnd(),
  )
}

if (troubles.length > 0) console.log(`\n${troubles.join('\n')}`)
console.log(`\n${lines.join('\n')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
