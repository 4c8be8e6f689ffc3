/** Puzzles solved by machine: `npm run puzzles -- --solve FILE --level hard`. */
import { parseArgs } from 'node:util'
import { LEVELS, type Level } from '../src/ai/index.ts'
import { steadyClock } from './lib/playGame.ts'
import { PUZZLE_KINDS, playPuzzle, positionOf, readPuzzles, type Solved, setCards } from './lib/puzzles.ts'

const HELP = `npm run puzzles -- --solve FILE [--level LEVEL,...] [--only ID] [--seed S] [--clock] [--lines] [--json]

Lets the machine players play the puzzles of FILE (boards of the built-in set, each with a goal that was proved) against
the best defence, which exhaustive play finds.
  --level   easy, normal or hard, several with commas (default: all)
  --only    the puzzles whose id begins so
  --clock   limits by the real clock; otherwise by a clock that goes on a little whenever it is read
  --lines   what was replied where a puzzle wasn't solved, and why
  --json    prints {level, puzzles, solved, byKind, failed, looks, worstMs} for each level`

function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`)
  process.exit(2)
}

const { values: options } = parseArgs({
  options: {
    solve: { type: 'string' },
    level: { type: 'string', default: LEVELS.join() },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    clock: { type: 'boolean', default: false },
    lines: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function readLevels(text: string): readonly Level[] {
  return text.split(',').map((name) => {
    const level = LEVELS.find((one) => one === name)
    return level ?? fail(`--level: ${name} is none of ${LEVELS.join(', ')}`)
  })
}

function summary(level: Level, played: readonly Solved[]) {
  const share = (some: readonly Solved[]) => `${some.filter(({ solved }) => solved).length}/${some.length}`
  const byKind = PUZZLE_KINDS.map((kind) => [kind, share(played.filter((one) => one.kind === kind))] as const)
  return {
    level,
    puzzles: played.length,
    solved: played.filter(({ solved }) => solved).length,
    byKind: Object.fromEntries(byKind),
    failed: played.flatMap(({ id, solved }) => (solved ? [] : [id])),
    looks: played.reduce((sum, { looks }) => sum + looks, 0),
    worstMs: Math.round(Math.max(0, ...played.map(({ worstMs }) => worstMs))),
  }
}

async function main(): Promise<void> {
  if (options.help) return console.log(HELP)
  const { solve, only } = options
  if (solve === undefined) return fail('--solve: which file?')
  const puzzles = readPuzzles(solve).filter(({ id }) => id.startsWith(only))
  const lookup = await setCards()
  const clock = options.clock ? () => () => performance.now() : steadyClock
  for (const level of readLevels(options.level)) {
    const played = puzzles.map((puzzle) =>
      playPuzzle(puzzle, level, positionOf(puzzle, lookup), Number(options.seed), clock),
    )
    const result = summary(level, played)
    if (options.json) console.log(JSON.stringify(result))
    else for (const [key, value] of Object.entries(result)) console.log(`${key.padEnd(9)} ${JSON.stringify(value)}`)
    if (options.lines)
      for (const { id, line } of played.filter(({ solved }) => !solved)) console.log(`${id}\n  ${line.join('\n  ')}`)
  }
}

await main()
