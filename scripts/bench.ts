/**
 * `npm run bench`: the budgets of docs/architecture.md, each with its value and limit. What could not be measured here
 * has `value` and `ok` null, `note` says why, and the whole is not `ok`. Exit code 1 where a budget is missed.
 */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { loadSet } from '../src/catalog/index.ts'
import { compile } from '../src/oracle/index.ts'
import { gameOfNormal, puzzlesSolved, worstReply } from '../tests/bench/ai.ts'
import { type BudgetKey, judge, type Measured, notMeasured } from '../tests/bench/budgets.ts'
import { clickToPaint, clickWork } from '../tests/bench/client.ts'
import { declarationSpeed } from '../tests/bench/declarations.ts'
import {
  answerRatios,
  type BenchCards,
  growth,
  legalSpeed,
  memoryPerPosition,
  playSpeed,
} from '../tests/bench/engine.ts'
import { now, spreadOf, yardstick } from '../tests/bench/measure.ts'
import { paymentSpeed } from '../tests/bench/payment.ts'
import { ensureChromium } from './lib/browser.mjs'
import { bundle } from './lib/bundle.mjs'
import { readCommandLine, refuse } from './lib/commandLine.mjs'
import { ensureBuilt } from './lib/site.mjs'
import { measure as measureSite, sizeOf } from './lib/size.mjs'
import { root } from './setup.mjs'

const AREAS = ['engine', 'compile', 'ai', 'size', 'client'] as const
type Area = (typeof AREAS)[number]

const HELP = `npm run bench -- [--only AREA,...] [--json]

Measures the budgets of docs/architecture.md, and says which are missed.
  --only  ${AREAS.join(', ')}, several with commas (default: all)
  --json  prints {measured: [{name, unit, limit, wants, value, ok, note?}], machine, missed, notMeasured, ok}`

const { values } = readCommandLine(HELP, {
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: AREAS.join() },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const { json } = values
const only = values.only.split(',')
const unknown = only.find((name) => !AREAS.some((area) => area === name))
if (unknown !== undefined) refuse(HELP, `--only: ${unknown} is none of ${AREAS.join(', ')}`)
const wants = (area: Area): boolean => only.includes(area)

const measured: Measured[] = []
const FATE = (ok: boolean | null): string => (ok === null ? '?   ' : ok ? 'ok  ' : 'MISS')

function tell(result: Measured): void {
  measured.push(result)
  if (json) return
  const { ok, name, value, unit, limit, note } = result
  const shown = value === null ? 'not measured' : `${value.toFixed(value < 10 ? 3 : 0).padStart(9)} ${unit}`
  console.log(`${FATE(ok)} ${name.padEnd(52)} ${shown} (limit ${limit})${note === undefined ? '' : `  ${note}`}`)
}

/** `NaN` stands for what this run could not measure. */
function note(key: BudgetKey, value: number, how?: string): void {
  tell(Number.isNaN(value) ? notMeasured(key, how ?? 'no measurement came of it') : judge(key, value, how))
}

/** Milliseconds until a process of its own asks the first question of a game: loading, dealing. The median of nine. */
async function bootTime(): Promise<number> {
  const program = await bundle('tests/bench/boot.ts', join(root, '.cache', 'scripts', 'boot'))
  return spreadOf(Array.from({ length: 9 }, () => Number(execFileSync(process.execPath, [program])))).median
}

const set = await loadSet()
const understood = new Map(
  set.cards.flatMap(({ record, compiled }) => (compiled.ok ? [[record.name, compiled.printed] as const] : [])),
)
const lookup = (name: string) => understood.get(name) ?? null
const decks = set.decks.map((deck) =>
  deck.cards.flatMap(({ name, count }) =>
    Array.from({ length: count }, () => lookup(name)).flatMap((card) => card ?? []),
  ),
)
const cards: BenchCards = { decks, lookup }

if (wants('engine')) {
  const boot = await bootTime()
  note('boot', boot / yardstick(), `${boot.toFixed(0)} ms`)
  const speed = playSpeed(cards, 60)
  note('repliesPerSecond', speed.plain)
  note('listedPerSecond', speed.listed)
  note('layerTables', speed.tablesPerReply)
  const ratios = answerRatios(cards)
  note('answerMedian', ratios.median)
  note('answerP95', ratios.p95)
  note('rerunWorst', ratios.rerunWorst)
  const legal = legalSpeed(cards, [...understood.keys()].slice(0, 60))
  note('legalWarm', legal.warm)
  note('legalCold', legal.cold)
  note('declarations', declarationSpeed())
  note('payment', paymentSpeed())
  note('memory', memoryPerPosition(cards), 'gc' in globalThis ? undefined : 'Node runs without --expose-gc')
  note('growth', growth(cards))
}

if (wants('compile')) {
  for (const { record } of set.cards) compile(record)
  const times = set.cards.map(({ record }) => {
    const start = now()
    compile(record)
    return now() - start
  })
  note('compileCard', spreadOf(times).median)
  const start = now()
  const names = new Set(set.decks[0]?.cards.map((card) => card.name))
  for (const { record } of set.cards) if (names.has(record.name)) compile(record)
  note('compileDeck', now() - start)
}

if (wants('ai')) {
  const game = gameOfNormal(cards, 8)
  note('gameNormal', game / yardstick(), `${game.toFixed(0)} ms`)
  note('aiEasy', worstReply(cards, 'easy', 8))
  note('aiNormal', worstReply(cards, 'normal', 5))
  note('aiHard', worstReply(cards, 'hard', 2))
  for (const [key, level] of [
    ['puzzlesEasy', 'easy'],
    ['puzzlesNormal', 'normal'],
    ['puzzlesHard', 'hard'],
  ] as const) {
    const { percent, worstMs, of } = await puzzlesSolved(cards, level)
    note(key, percent, `${of} puzzles, worst reply ${worstMs.toFixed(0)} ms`)
  }
}

const built = (wants('size') || wants('client')) && (await ensureBuilt())
const NO_SITE = 'the site could not be built'

if (wants('size')) {
  if (built) note('entrySize', sizeOf(measureSite(join(root, 'dist')), 'entry') / 1000)
  else tell(notMeasured('entrySize', NO_SITE))
}

async function measureClicks(chromium: string): Promise<void> {
  for (const [key, crowd] of [
    ['clickToPaint', { times: 1, seats: 2 }],
    ['clickToPaintMany', { times: 4, seats: 2 }],
    ['clickToPaintFour', { times: 1, seats: 4 }],
  ] as const) {
    const { p95, median, worst, clicks } = await clickToPaint(chromium, crowd)
    note(key, p95, `median ${median.toFixed(0)}, worst ${worst.toFixed(0)}, ${clicks} clicks`)
  }
  const { forced, restyled, inserted } = await clickWork(chromium)
  note('clickForced', forced)
  note('clickRestyled', restyled)
  note('clickInserted', inserted)
}

if (wants('client')) {
  const chromium = built ? await ensureChromium(console.error) : null
  if (chromium !== null) await measureClicks(chromium)
  else
    for (const key of [
      'clickToPaint',
      'clickToPaintMany',
      'clickToPaintFour',
      'clickForced',
      'clickRestyled',
      'clickInserted',
    ] as const)
      tell(notMeasured(key, built ? 'no Chromium here, and none could be installed' : NO_SITE))
}

/** Others at work on the machine make everything slower than it is: said beside the values. */
const machine = { cores: cpus().length, load: Number((loadavg()[0] ?? 0).toFixed(1)) }
if (!json && machine.load > machine.cores)
  console.log(
    `     The machine is busy (load ${machine.load} on ${machine.cores} cores): times are longer than they would be.`,
  )

const missed = measured.filter(({ ok }) => ok === false).map(({ name }) => name)
const unmeasured = measured.filter(({ ok }) => ok === null).map(({ name }) => name)
const ok = missed.length === 0 && unmeasured.length === 0
if (json) console.log(JSON.stringify({ measured, machine, missed, notMeasured: unmeasured, ok }))
process.exitCode = missed.length > 0 ? 1 : 0
