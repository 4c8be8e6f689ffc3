/**
 * `npm run soak -- --games 200 --seed 1`: generated games of every kind in turn, held to everything, with a count of
 * those that fail. With `--cards FILE` their decks are made of the cards of that file that are understood.
 */
import { understoodIn } from '../../scripts/lib/cardFiles.ts'
import { readCommandLine, wholeNumber } from '../../scripts/lib/commandLine.mjs'
import { rollFrom } from './support/chance.ts'
import { withBasics } from './support/decks.ts'
import { gameOf, KINDS } from './support/games.ts'
import { holdGame } from './support/whole.ts'

const HELP = 'npm run soak -- [--games N] [--seed S] [--cards FILE]'
const { values } = readCommandLine(HELP, {
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    cards: { type: 'string' },
  },
})
const games = wholeNumber(HELP, '--games', values.games, 1)
const first = wholeNumber(HELP, '--seed', values.seed)
const often = { again: 25, imagined: 12, listed: 15, unlisted: 15, garbage: 15, concede: 25 }
const from = values.cards === undefined ? null : withBasics(understoodIn([values.cards]))
/**
 * Cards that weren't made for it may do things for nothing, as often as a player likes ("{0}: prevent the next 1 damage",
 * "{X}: it gets +X/+0" with X 0): who plays at random may go on with that for ever, and no rule ends it.
 */
const PATIENCE = 2500
let failed = 0
for (let seed = first; seed < first + games; seed++) {
  const roll = rollFrom(seed + 1)
  // Half of the games are of two players.
  const kind = KINDS[[0, 0, 1, 2][roll(4)] ?? 0] ?? 'two'
  const game = { ...gameOf(kind, seed), ...(from === null ? {} : { most: PATIENCE }) }
  try {
    holdGame(game, { ...often, ...(roll(2) === 0 ? { knowledge: 8 } : { replay: true }) }, from)
  } catch (error) {
    failed++
    console.error(`--- ${kind}, ${game.edition} --seed ${seed} (${game.cards} cards)\n`, error)
  }
  if ((seed - first + 1) % 100 === 0) console.error(`${seed - first + 1} games, ${failed} failed`)
}
console.log(JSON.stringify({ games, seed: first, failed }))
process.exitCode = failed > 0 ? 1 : 0
