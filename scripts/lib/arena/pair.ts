/** One pair of games: the same seed and decks, with the players' places changed. */
import { newGame, outcomeOf, type Setup } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { chance } from '../playGame.ts'
import type { Dealt } from '../simDecks.ts'
import { addBlunders, noBlunders, type Tally, watchBlunders } from './blunders.ts'
import { answered, cpuTime, type Replier } from './player.ts'

/** What a player did in the games of a pair. */
export interface Deeds {
  readonly blunders: Tally
  /** Processor time of each reply, in milliseconds. */
  readonly times: readonly number[]
}

export interface PairResult {
  readonly seed: number
  /** What the first player won of the two games: 0, 0.25, 0.5, 0.75 or 1; a game that nobody won is half a game. */
  readonly share: number
  readonly deeds: readonly [Deeds, Deeds]
  readonly turns: number
  /** Games that nobody won within 300 turns. */
  readonly undecided: number
  /** What went wrong; such a pair says nothing about the players. */
  readonly error: string | null
}

const MOST_TURNS = 300
const MOST_REPLIES = 60_000

interface GameResult {
  readonly winner: number | null
  readonly turns: number
  readonly undecided: boolean
}

/** Plays one game; `times` and the tallies are by seat. */
function playOne(setup: Setup, repliers: readonly Replier[], times: readonly number[][]) {
  const watch = watchBlunders(repliers.length)
  let { position } = newGame(setup)
  let replies = 0
  while (position.question !== null && replies++ < MOST_REPLIES && position.checkpoint.turn.number < MOST_TURNS) {
    const { seat } = position.question
    const replier = repliers[seat]
    if (replier === undefined) throw new Error(`nobody plays seat ${seat}`)
    const began = cpuTime()
    const reply = replier(position)
    times[seat]?.push(cpuTime() - began)
    const given = answered(position, reply)
    watch.see(position, reply, given)
    position = given.position
  }
  const outcome = outcomeOf(position)
  const result: GameResult = {
    winner: outcome?.winner ?? null,
    turns: position.checkpoint.turn.number,
    undecided: outcome === null,
  }
  return { result, tallies: watch.tallies }
}

/** Plays a pair. `players` makes the two players for one game, by chance of their own. */
export function playPair(
  seed: number,
  edition: EditionId,
  decks: readonly [Dealt, Dealt],
  players: (game: number) => readonly [Replier, Replier],
): PairResult {
  const times: readonly [number[], number[]] = [[], []]
  const tallies: [Tally, Tally] = [noBlunders(), noBlunders()]
  let share = 0
  let turns = 0
  let undecided = 0
  let error: string | null = null
  try {
    for (const game of [0, 1]) {
      // In the first game the first player sits first, in the second game second.
      const playerAt = (seat: number) => (seat + game) % 2
      const made = players(game)
      const setup = {
        edition,
        seed,
        players: decks.map((deck, seat) => ({ name: `player ${playerAt(seat) + 1}`, ...deck })),
        starter: 'random',
      } as const
      const repliers = [0, 1].map((seat) => made[playerAt(seat)] as Replier)
      const { result, tallies: seen } = playOne(
        setup,
        repliers,
        [0, 1].map((seat) => times[playerAt(seat)] as number[]),
      )
      for (const seat of [0, 1]) {
        const at = playerAt(seat)
        tallies[at] = addBlunders(tallies[at] as Tally, seen[seat] ?? noBlunders())
      }
      turns += result.turns
      undecided += result.undecided ? 1 : 0
      share += result.winner === null ? 0.25 : playerAt(result.winner) === 0 ? 0.5 : 0
    }
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 6).join(' | ') : `${thrown}`
  }
  return {
    seed,
    share,
    deeds: [
      { blunders: tallies[0], times: times[0] },
      { blunders: tallies[1], times: times[1] },
    ],
    turns,
    undecided,
    error,
  }
}

/** The chance of one player in one game, apart from that of the cards. */
export const rollFor = (seed: number, game: number, player: number) => chance(seed * 31 + game * 7 + player + 1)
