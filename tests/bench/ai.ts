/** The machine players' hard limits: the worst reply over whole games, by the real clock. */
import { playGame, steadyClock } from '../../scripts/lib/playGame.ts'
import { playPuzzle, positionOf, puzzleOf } from '../../scripts/lib/puzzles.ts'
import type { Level } from '../../src/ai/index.ts'
import { loadPuzzles } from '../../src/catalog/index.ts'
import type { BenchCards } from './engine.ts'

/** Plays games of a level against itself, with other decks each time; the worst reply in milliseconds. */
export function worstReply(cards: BenchCards, level: Level, games: number): number {
  let worst = 0
  for (let game = 0; game < games; game++) {
    const players = [0, 3].map((other) => ({
      name: `${level} ${other}`,
      deck: cards.decks[(2 * game + other) % cards.decks.length] ?? [],
    }))
    const setup = { edition: game % 2 === 0 ? '2011' : '2004', seed: game + 1, players, starter: 'random' } as const
    const played = playGame(setup, [level, level], game + 1, { real: true })
    if (played.error !== null) throw new Error(`${level}, game ${game}: ${played.error}`)
    worst = Math.max(worst, played.worstReplyMs)
  }
  return worst
}

/** Milliseconds that a game of normal against chance takes, the mean of some; by a steady clock the games are the same. */
export function gameOfNormal(cards: BenchCards, games: number): number {
  let ms = 0
  for (let seed = 1; seed <= games; seed++) {
    const players = [0, 3].map((other) => ({
      name: `deck ${other}`,
      deck: cards.decks[(seed + other) % cards.decks.length] ?? [],
    }))
    const played = playGame({ edition: '2011', seed, players, starter: 'random' }, ['normal', 'random'], seed)
    if (played.error !== null) throw new Error(`game ${seed}: ${played.error}`)
    ms += played.ms
  }
  return ms / games
}

/** Every so many of the game's own puzzles is played: they are ordered by kind and grade. */
const EACH = 4

export interface PuzzleShare {
  readonly percent: number
  readonly worstMs: number
  readonly of: number
}

/** The share of the puzzles that a level solves against the best defence, with a steady clock, and its worst reply. */
export async function puzzlesSolved({ lookup }: BenchCards, level: Level): Promise<PuzzleShare> {
  const rows = (await loadPuzzles()).filter((_, at) => at % EACH === 0)
  const played = rows.map((row) => {
    const puzzle = puzzleOf(row)
    return playPuzzle(puzzle, level, positionOf(puzzle, lookup), 1, steadyClock)
  })
  const solved = played.filter((one) => one.solved).length
  return {
    percent: (100 * solved) / Math.max(1, rows.length),
    worstMs: Math.max(0, ...played.map(({ worstMs }) => worstMs)),
    of: rows.length,
  }
}
