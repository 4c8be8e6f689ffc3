/**
 * `npm run bench [-- --json] [--only engine,compile,size,ai,client]`: DESIGN.md's budgets, each with its value and limit.
 * JSON: `{ measured: [{ name, unit, limit, wants, value, ok }], ok }`. Exit code 1 where a budget is missed.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadSet } from '../src/catalog/index.ts'
import { compile } from '../src/oracle/index.ts'
import { type BudgetKey, judge, type Measured } from '../tests/bench/budgets.ts'
import {
  answerRatios,
  type BenchCards,
  growth,
  legalSpeed,
  memoryPerPosition,
  playSpeed,
} from '../tests/bench/engine.ts'
import { now, spreadOf } from '../tests/bench/measure.ts'
import { measure as measureSite } from './lib/size.mjs'

const args = process.argv.slice(2)
const json = args.includes('--json')
const only = args[args.indexOf('--only') + 1]?.split(',') ?? null
const wants = (area: string): boolean => !args.includes('--only') || (only?.includes(area) ?? true)

const measured: Measured[] = []
function note(key: BudgetKey, value: number): void {
  const result = judge(key, value)
  measured.push(result)
  if (!json)
    console.log(
      `${result.ok ? 'ok  ' : 'MISS'} ${result.name.padEnd(52)} ${value.toFixed(value < 10 ? 3 : 0).padStart(9)} ${result.unit} (limit ${result.limit})`,
    )
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
  note('memory', memoryPerPosition(cards))
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

if (wants('size')) {
  const dist = resolve('dist')
  const bytes = existsSync(dist)
    ? measureSite(dist)
        .filter((chunk) => chunk.entry)
        .reduce((sum, chunk) => sum + chunk.gzip, 0)
    : Number.NaN
  note('entrySize', bytes / 1000)
}

const ok = measured.every((result) => result.ok)
if (json) console.log(JSON.stringify({ measured, ok }))
process.exitCode = ok ? 0 : 1
