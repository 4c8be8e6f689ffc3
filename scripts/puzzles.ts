/** Puzzles solved by machine: `npm run puzzles -- --solve FILE --level hard`. */
import { LEVELS, type Level } from '../src/ai/index.ts'
import { checkPuzzle, PUZZLE_KINDS, type PuzzleKind } from '../src/ai/puzzles/index.ts'
import { loadSet } from '../src/catalog/index.ts'
import { readCommandLine, refuse, wholeNumber } from './lib/commandLine.mjs'
import { steadyClock } from './lib/playGame.ts'
import { makePuzzles } from './lib/puzzleMaker.ts'
import { playPuzzle, positionOf, readPuzzles, type Solved, setCards } from './lib/puzzles.ts'

const HELP = `npm run puzzles -- --make N [--seed S] [--kind KIND,...]
npm run puzzles -- --prove FILE [--only ID]
npm run puzzles -- --solve FILE [--level LEVEL,...] [--only ID] [--seed S] [--clock] [--lines] [--json]

Makes N puzzles of the built-in set, of all kinds, editions and grades in turn, each proved to have one right first move,
and prints them as the game keeps them (src/catalog/puzzles); the same seed makes the same ones. Or proves again that the
goal of each puzzle of FILE can be reached, and tells how many of its first moves lead there.
Or lets the machine players play the puzzles of FILE (boards of the built-in set, each with a goal that was proved) against
the best defence, which exhaustive play finds.
  --level   easy, normal or hard, several with commas (default: all)
  --only    the puzzles whose id begins so
  --clock   limits by the real clock; otherwise by a clock that goes on a little whenever it is read
  --lines   what was replied where a puzzle wasn't solved, and why
  --json    prints {level, puzzles, solved, byKind, failed, looks, worstMs} for each level`

const fail = (message: string): never => refuse(HELP, message)

const { values: options } = readCommandLine(HELP, {
  options: {
    make: { type: 'string' },
    prove: { type: 'string' },
    kind: { type: 'string', default: PUZZLE_KINDS.join() },
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

function readKinds(text: string): readonly PuzzleKind[] {
  return text.split(',').map((name) => {
    const kind = PUZZLE_KINDS.find((one) => one === name)
    return kind ?? fail(`--kind: ${name} is none of ${PUZZLE_KINDS.join(', ')}`)
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

async function make(count: number, seed: number, kinds: readonly PuzzleKind[]): Promise<void> {
  const { cards } = await loadSet()
  let lead = '['
  for (const row of makePuzzles(cards, count, seed, kinds)) {
    process.stdout.write(`${lead}\n${JSON.stringify(row)}`)
    lead = ','
  }
  process.stdout.write('\n]\n')
}

async function proveAgain(file: string, only: string): Promise<void> {
  const lookup = await setCards()
  let failed = 0
  for (const puzzle of readPuzzles(file).filter(({ id }) => id.startsWith(only))) {
    const { kind, side, best } = puzzle
    const checked = checkPuzzle(positionOf(puzzle, lookup), { kind, side, best })
    const told = checked.is === 'puzzle' ? `${checked.right.length} of ${checked.plans} first moves` : checked.is
    if (checked.is !== 'puzzle') failed++
    console.log(`${puzzle.id.padEnd(24)} ${told}`)
  }
  if (failed > 0) process.exitCode = 1
}

async function main(): Promise<void> {
  if (options.help) return console.log(HELP)
  const { solve, only } = options
  const seed = wholeNumber(HELP, '--seed', options.seed)
  if (options.make !== undefined)
    return make(wholeNumber(HELP, '--make', options.make, 1), seed, readKinds(options.kind))
  if (options.prove !== undefined) return proveAgain(options.prove, only)
  if (solve === undefined) return fail('--solve: which file?')
  const puzzles = readPuzzles(solve).filter(({ id }) => id.startsWith(only))
  const lookup = await setCards()
  const clock = options.clock ? () => () => performance.now() : steadyClock
  for (const level of readLevels(options.level)) {
    const played = puzzles.map((puzzle) => playPuzzle(puzzle, level, positionOf(puzzle, lookup), seed, clock))
    const result = summary(level, played)
    if (options.json) console.log(JSON.stringify(result))
    else for (const [key, value] of Object.entries(result)) console.log(`${key.padEnd(9)} ${JSON.stringify(value)}`)
    if (options.lines)
      for (const { id, line } of played.filter(({ solved }) => !solved)) console.log(`${id}\n  ${line.join('\n  ')}`)
  }
}

await main()
