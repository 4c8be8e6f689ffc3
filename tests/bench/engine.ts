/** The engine's own budgets: play, legality, layers, memory, growth. */
import {
  answer,
  type Board,
  forget,
  layerTablesComputed,
  legalActions,
  legalReplies,
  newGame,
  type Position,
  type Setup,
  sampleReply,
  stateOf,
} from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { PERMANENT_TYPES, type Printed } from '../../src/language/index.ts'
import { now, roller, spreadOf, timeOf } from './measure.ts'

export interface BenchCards {
  readonly decks: readonly (readonly Printed[])[]
  readonly lookup: (name: string) => Printed | null
}

function setupOf(cards: BenchCards, seed: number): Setup {
  const deck = (n: number): readonly Printed[] => cards.decks[n % cards.decks.length] ?? []
  return {
    edition: '2011',
    seed,
    starter: 'random',
    players: [
      { name: 'A', deck: deck(seed) },
      { name: 'B', deck: deck(seed + 3) },
    ],
  }
}

const MOST_REPLIES = 6000

/** Plays one random game; `visit` sees each position before it is answered. */
function playOut(cards: BenchCards, seed: number, visit: ((position: Position) => void) | null): number {
  const roll = roller(seed * 7919 + 1)
  let { position } = newGame(setupOf(cards, seed))
  let replies = 0
  while (position.question !== null && replies < MOST_REPLIES) {
    visit?.(position)
    const reply = sampleReply(position, roll)
    const answered = answer(position, reply)
    if ('refused' in answered) throw new Error(`seed ${seed}: ${JSON.stringify(answered.refused)}`)
    position = answered.position
    replies++
  }
  return replies
}

/** Replies a second over random games, with and without listing legal actions at each. */
export function playSpeed(cards: BenchCards, games: number): { plain: number; listed: number; tablesPerReply: number } {
  for (let seed = 1000; seed < 1000 + games; seed++) playOut(cards, seed, null)
  const measure = (visit: ((position: Position) => void) | null): { speed: number; tables: number } => {
    const tables = layerTablesComputed()
    const start = now()
    let replies = 0
    for (let seed = 1; seed <= games; seed++) replies += playOut(cards, seed, visit)
    return { speed: replies / ((now() - start) / 1000), tables: (layerTablesComputed() - tables) / replies }
  }
  const plain = measure(null)
  const listed = measure((position) => legalReplies(position))
  return { plain: plain.speed, listed: listed.speed, tablesPerReply: plain.tables }
}

/** answer() against one structuredClone of the same state, at positions of the middle of games. */
export function answerRatios(cards: BenchCards): { median: number; p95: number; rerunWorst: number } {
  const ratios: number[] = []
  const reruns: number[] = []
  for (let seed = 1; seed <= 12; seed++) {
    let seen = 0
    playOut(cards, seed, (position) => {
      seen++
      if (seen < 150 || seen % 7 !== 0 || ratios.length > 600) return
      const state = stateOf(position)
      const clone = timeOf(3, () => structuredClone(state))
      const roll = roller(seen)
      const reply = sampleReply(position, roll)
      forget(position)
      const start = now()
      answer(position, reply)
      const rerun = now() - start
      stateOf(position)
      const again = now()
      answer(position, reply)
      ratios.push((now() - again) / clone)
      if (position.replies.length > 0) reruns.push(rerun / clone)
    })
  }
  const spread = spreadOf(ratios)
  return { median: spread.median, p95: spread.p95, rerunWorst: spreadOf(reruns).p95 }
}

/** As many permanents on each side, and a hand of any of the cards. */
function crowd({ lookup }: BenchCards, names: readonly string[], each: number): Board {
  const permanents = names.filter((name) => lookup(name)?.types.some((type) => PERMANENT_TYPES.includes(type)))
  const battlefield = Array.from({ length: each }, (_, n) => permanents[n % permanents.length] ?? '')
  const library = Array.from({ length: 20 }, () => 'Forest')
  const side = { battlefield, library, hand: Array.from({ length: 7 }, (_, n) => names[(n * 3) % names.length] ?? '') }
  return { edition: '2011', players: [side, side] }
}

/** Legal actions of a full table: the first time and once everything is computed. */
export function legalSpeed(cards: BenchCards, names: readonly string[]): { warm: number; cold: number } {
  const board = crowd(cards, names, 20)
  const cold: number[] = []
  let warm = 0
  for (let run = 0; run < 40; run++) {
    const made = positionFrom(board, cards.lookup)
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    const state = { ...stateOf(made.position), epoch: {} }
    const start = now()
    legalActions(state, 0)
    cold.push(now() - start)
    warm = timeOf(20, () => legalActions(state, 0))
  }
  return { warm, cold: spreadOf(cold).median }
}

/** kB of heap for each position kept of a game, every one of them held. Needs --expose-gc. */
export function memoryPerPosition(cards: BenchCards): number {
  const collect = (globalThis as { gc?: () => void }).gc
  if (collect === undefined) return Number.NaN
  const kept: Position[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let seed = 1; seed <= 6; seed++) playOut(cards, seed, (position) => kept.push(position))
  collect()
  return (process.memoryUsage().heapUsed - before) / 1024 / kept.length
}

/** How much dearer, per permanent, a reply is with 200 tokens on the table than with 50. */
export function growth(cards: BenchCards): number {
  const cost = (each: number): number => {
    const made = positionFrom(crowd(cards, ['Forest', 'Dawnward Lancer'], each), cards.lookup)
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    const runs: number[] = []
    for (let run = 0; run < 60; run++) {
      forget(made.position)
      stateOf(made.position)
      const start = now()
      answer(made.position, { do: 'pass' })
      runs.push(now() - start)
    }
    return spreadOf(runs).median / (2 * each)
  }
  cost(25)
  return cost(100) / cost(25)
}
