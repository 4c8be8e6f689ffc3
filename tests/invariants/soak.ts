/** `npm run soak -- --games 200 --seed 1`: generated games, the editions in turn, held to everything, until one fails. */
import { readCommandLine, wholeNumber } from '../../scripts/lib/commandLine.mjs'
import { EDITION_IDS } from '../../src/rulebook/index.ts'
import { rollFrom } from './support/chance.ts'
import { holdGame } from './support/whole.ts'

const HELP = 'npm run soak -- [--games N] [--seed S]'
const { values } = readCommandLine(HELP, {
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
})
const games = wholeNumber(HELP, '--games', values.games, 1)
const first = wholeNumber(HELP, '--seed', values.seed)
const often = { again: 25, imagined: 12, listed: 15, unlisted: 15, garbage: 15, concede: 25 }
let failed = 0
for (let seed = first; seed < first + games; seed++) {
  const edition = EDITION_IDS[seed % EDITION_IDS.length] ?? '2004'
  const roll = rollFrom(seed + 1)
  const game = { edition, seed, cards: 20 + rollFrom(seed)(41), pool: roll(2) === 0 ? 'set' : 'handmade' } as const
  try {
    holdGame(game, { ...often, ...(roll(2) === 0 ? { knowledge: 8 } : { replay: true }) })
  } catch (error) {
    failed++
    console.error(`--- ${edition} --seed ${seed} (${game.cards} cards)\n`, error)
  }
  if ((seed - first + 1) % 100 === 0) console.error(`${seed - first + 1} games, ${failed} failed`)
}
console.log(JSON.stringify({ games, seed: first, failed }))
process.exitCode = failed > 0 ? 1 : 0
