/** A game at the table: what it was started from, who sits where, and everything that was answered. */
import type { Task } from '../ai/puzzles/index.ts'
import type { Match, Position, Seat, Setup } from '../engine/index.ts'
import type { Agreement } from './agreements.ts'
import type { Stops } from './settings.ts'
import type { Timeline } from './timeline.ts'

export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Who answers for a seat. */
export type SeatPlayer =
  | { readonly by: 'human' }
  | { readonly by: 'ai'; readonly level: Level }
  /** A friend on another machine: the replies come over the link. */
  | { readonly by: 'friend' }

export interface SeatConfig {
  readonly player: SeatPlayer
  readonly deckId: string
  readonly deckName: string
}

/** A puzzle at the table: the machine, who sits on all other seats, plays the best defence. */
export interface TablePuzzle {
  /** Of a puzzle that comes with the game; `null`: somebody made it. */
  readonly id: string | null
  readonly task: Task
}

export interface Game {
  /** Different for every game, so that late answers and saves can tell they belong to another. */
  readonly id: string
  readonly setup: Setup
  readonly seats: readonly SeatConfig[]
  /** The position of the board it was opened from; without it, it began from its setup. */
  readonly from?: Position | null
  /** The puzzle that it is; its goal is judged from the board it was opened from. */
  readonly puzzle?: TablePuzzle | null
  /** The match it belongs to, as it was when the game began. */
  readonly match?: Match | null
  readonly timeline: Timeline
  /** Where priority stops for a seat in this game; `null` or absent: as the settings say. */
  readonly stops?: readonly (Stops | null)[]
  /** What the people at the table agreed to once for all in this game. */
  readonly agreements?: readonly Agreement[]
}

export function isHuman(game: Pick<Game, 'seats'>, seat: Seat): boolean {
  return game.seats[seat]?.player.by === 'human'
}

export function humanSeats(game: Pick<Game, 'seats'>): readonly Seat[] {
  return game.seats.flatMap((config, seat) => (config.player.by === 'human' ? [seat] : []))
}

/** Whether the replies of a seat come from another machine. */
export function isFriend(game: Pick<Game, 'seats'>, seat: Seat): boolean {
  return game.seats[seat]?.player.by === 'friend'
}

/** Whether a friend on another machine sits at the table. */
export function hasFriends(game: Pick<Game, 'seats'>): boolean {
  return game.seats.some((_, seat) => isFriend(game, seat))
}

/** Two people or more on one screen: hands stay hidden from one another. */
export function isHotSeat(game: Pick<Game, 'seats'>): boolean {
  return humanSeats(game).length > 1
}

export function levelOf(game: Pick<Game, 'seats'>, seat: Seat): Level {
  const player = game.seats[seat]?.player
  return player?.by === 'ai' ? player.level : 'normal'
}
