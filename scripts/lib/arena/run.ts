/** The arena: two machine players, pairs of games in several processes, and what that says about them. */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { EDITION_IDS, type EditionId, OFFERED_EDITIONS } from '../../../src/rulebook/index.ts'
import { readCommandLine, refuse, wholeNumber } from '../commandLine.mjs'
import { paired } from '../interval.ts'
import { chance } from '../playGame.ts'
import { type Dealer, dealFromFile, dealFromSet } from '../simDecks.ts'
import { addBlunders, BLUNDERS, type Blunder, noBlunders } from './blunders.ts'
import { type PairResult, playPair, rollFor } from './pair.ts'
import { type Machine, type Spec, seated, specOf } from './player.ts'
import { verdictOf } from './verdict.ts'

const HELP = `npm run arena -- A B [--pairs N] [--seed S] [--edition 2004|2011|today|both] [--cards FILE] [--mirrored]
    [--workers N] [--settle] [--json]

Lets two machine players play pairs of games: the same seed, decks and start, with their places changed.
A and B are easy, normal, hard or heuristics (what games in thought are played by), each with
  :MS        the limit of a reply in milliseconds instead of the level's own: normal:100
  @REF       src/ai of that commit, on the engine as it is: hard@87185f87
  @FOLDER    src/ai of another checkout: normal@/work/other
  --pairs    how many pairs (default: 400)
  --cards    decks drawn for each pair from the understood cards of a file (default: decks of the built-in set)
  --mirrored both play the same deck; without it every other pair does
  --workers  how many processes (default: the machine's cores)
  --settle   stops as soon as a sequential test says whether A wins 55 % rather than 50 (wrong in one case of 20)
  --json     prints {players, pairs, share, low, high, verdict, won, split, lost, undecided, failures,
             median, worst, seconds, blunders}: share of the games that A won in percent with the 95 % interval of the
             pairs; replies in milliseconds of processor time and thinking per game in seconds, one number each for A
             and B; blunders per 100 games of each kind

Thinking is limited and counted by processor time, so other work on the machine changes nothing.`

/** Where a process is told that it plays pairs for another one. */
const PLAYS = 'ARENA_WORKER'

const { values: options, positionals } = readCommandLine(HELP, {
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'both' },
    cards: { type: 'string' },
    mirrored: { type: 'boolean', default: false },
    workers: { type: 'string' },
    settle: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function readSpecs(): readonly [Spec, Spec] {
  const [a, b, ...more] = positionals
  if (a === undefined || b === undefined || more.length > 0) return refuse(HELP, 'the arena is for two players')
  return [a, b].map(
    (text) => specOf(text) ?? refuse(HELP, `${text}: no player; there are easy, normal, hard, heuristics`),
  ) as [Spec, Spec]
}

function readEditions(): readonly EditionId[] {
  if (options.edition === 'both') return OFFERED_EDITIONS
  const found = EDITION_IDS.find((id) => id === options.edition)
  return found === undefined ? refuse(HELP, `--edition: ${options.edition} is none`) : [found]
}

/** Plays the pairs it is asked for, one after the other. */
async function serve(machines: readonly [Machine, Machine], specs: readonly [Spec, Spec]): Promise<void> {
  const editions = readEditions()
  const deal: Dealer = options.cards === undefined ? await dealFromSet([]) : await dealFromFile(options.cards)
  process.on('message', (index: number) => {
    const seed = wholeNumber(HELP, '--seed', options.seed) + index
    const roll = chance(seed)
    const edition = editions[index % editions.length] ?? '2011'
    const first = deal(edition, 0, roll)
    const mirrored = options.mirrored || Math.floor(index / editions.length) % 2 === 0
    const decks = [first, mirrored ? first : deal(edition, 1, roll)] as const
    process.send?.(
      playPair(seed, edition, decks, (game) => [
        seated(machines[0], specs[0], rollFor(seed, game, 0)),
        seated(machines[1], specs[1], rollFor(seed, game, 1)),
      ]),
    )
  })
}

/** Has the pairs played by several processes, in their order; `isEnough` may end it early. */
function gather(pairs: number, isEnough: (played: readonly PairResult[]) => boolean): Promise<readonly PairResult[]> {
  const wanted =
    options.workers === undefined ? availableParallelism() : wholeNumber(HELP, '--workers', options.workers, 1)
  const played: PairResult[] = []
  let next = 0
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(import.meta.url)
    const workers = Array.from({ length: Math.min(wanted, pairs) }, () =>
      fork(file, process.argv.slice(2), { env: { ...process.env, [PLAYS]: '1' } }),
    )
    const end = () => {
      for (const worker of workers) worker.kill()
      resolve(played)
    }
    for (const worker of workers) {
      const ask = () => {
        if (next < pairs) worker.send(next++)
      }
      worker.on('message', (result: PairResult) => {
        played.push(result)
        if (played.length === pairs || isEnough(played)) end()
        else ask()
      })
      worker.on('error', reject)
      worker.on('exit', (code) => {
        if (code !== null && code !== 0) reject(new Error(`a process ended with ${code}`))
      })
      ask()
    }
  })
}

const percent = (share: number): number => Math.round(share * 1000) / 10

function summary(specs: readonly [Spec, Spec], played: readonly PairResult[]) {
  const whole = played.filter(({ error }) => error === null)
  const shares = whole.map(({ share }) => share)
  const [low, high] = paired(shares)
  const games = Math.max(1, whole.length * 2)
  const bothOf = <T>(of: (player: 0 | 1) => T): readonly [T, T] => [of(0), of(1)]
  const timesOf = (player: 0 | 1) => whole.flatMap(({ deeds }) => deeds[player].times).sort((a, b) => a - b)
  const times = bothOf(timesOf)
  const tallies = bothOf((player) =>
    whole.reduce((sum, { deeds }) => addBlunders(sum, deeds[player].blunders), noBlunders()),
  )
  const round = (n: number, digits = 1) => Math.round(n * 10 ** digits) / 10 ** digits
  return {
    players: specs.map(({ text }) => text),
    pairs: whole.length,
    share: percent(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)),
    low: percent(low),
    high: percent(high),
    verdict: verdictOf(shares),
    won: shares.filter((share) => share > 0.5).length,
    split: shares.filter((share) => share === 0.5).length,
    lost: shares.filter((share) => share < 0.5).length,
    turns: round(whole.reduce((sum, { turns }) => sum + turns, 0) / games),
    undecided: whole.reduce((sum, { undecided }) => sum + undecided, 0),
    failures: played.flatMap(({ seed, error }) => (error === null ? [] : [{ seed, error }])),
    median: times.map((all) => round(all[Math.floor(all.length / 2)] ?? 0, 2)),
    worst: times.map((all) => round(all.at(-1) ?? 0)),
    seconds: times.map((all) => round(all.reduce((sum, ms) => sum + ms, 0) / 1000 / games, 2)),
    blunders: Object.fromEntries(
      (Object.keys(BLUNDERS) as Blunder[]).map((kind) => [
        kind,
        tallies.map((tally) => round((tally[kind] / games) * 100)),
      ]),
    ),
  }
}

/** Runs the arena for two versions of the machine player. */
export async function arena(machines: readonly [Machine, Machine]): Promise<void> {
  if (options.help) {
    console.log(HELP)
    return
  }
  const specs = readSpecs()
  if (process.env[PLAYS] !== undefined) return serve(machines, specs)
  const pairs = wholeNumber(HELP, '--pairs', options.pairs, 1)
  const isEnough = (played: readonly PairResult[]): boolean => {
    if (played.length % 20 === 0) {
      const { share, low, high, won, split, lost } = summary(specs, played)
      console.error(`${played.length} pairs: ${share} % (${low}-${high}), won ${won}, split ${split}, lost ${lost}`)
    }
    return options.settle && verdictOf(played.flatMap(({ error, share }) => (error === null ? [share] : []))) !== null
  }
  const result = summary(specs, await gather(pairs, isEnough))
  if (options.json) console.log(JSON.stringify(result))
  else
    for (const [key, value] of Object.entries(result))
      console.log(`${key.padEnd(10)} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
  process.exitCode = result.failures.length > 0 ? 1 : 0
}
