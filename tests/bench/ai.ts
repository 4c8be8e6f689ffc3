/** The machine players' hard limits: the worst reply over whole games, by the real clock. */
import { playGame } from '../../scripts/lib/playGame.ts'
import type { Level } from '../../src/ai/index.ts'
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
    const played = playGame(setup, [level, level], game + 1, true)
    if (played.error !== null) throw new Error(`${level}, game ${game}: ${played.error}`)
    worst = Math.max(worst, played.worstReplyMs)
  }
  return worst
}
