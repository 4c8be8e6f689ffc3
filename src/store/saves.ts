/** What is saved of a game or a match: in the browser's database (`keptGames.ts`) or in a file. */
import type { Reason } from '../ai/index.ts'
import type { LogEntry, Match, Position, Reply, Seat, Setup } from '../engine/index.ts'
import type { Agreement } from './agreements.ts'
import type { SeatConfig, TablePuzzle } from './game.ts'
import type { BetweenGames } from './match.ts'
import type { Stops } from './settings.ts'
import type { Rewind } from './timeline.ts'

/**
 * 2: a position keeps, with each reply, who gave it and which objects it names. What older saves lack is never guessed.
 * 3: what waits for its moment keeps players as well as objects, and X.
 * 4: abilities are identified by key, not by position; there is a command zone; a player may have left a game that goes
 * on.
 * 5: lands are played with a named permission.
 * 6: a position keeps with each reply what was asked and for what; a line keeps the results of long loops.
 * 7: a card has faces, and an object a side of it; attackers keep their band, players the life they started with.
 * 8: face-down objects are numbered.
 * 9: what put a card into exile, or made a token, stands on it under one name.
 * 10: several players may have conceded a match; a player's counters are a record.
 * 11: any keyword may have an object's own mana cost. Saves of 9 and 10 are still read (`olderSaves.ts`).
 */
export const SAVE_SCHEMA = 11

export interface SavedReply {
  readonly reply: Reply
  readonly by: Seat | null
  readonly auto: boolean
  /** Why a machine gave it, where it said. */
  readonly reason?: Reason
  /** What came of it, where playing it again would take long: the end of a loop. */
  readonly result?: { readonly position: Position; readonly events: readonly LogEntry[] }
}

export interface SavedStart {
  readonly schema: number
  readonly id: string
  readonly setup: Setup
  readonly seats: readonly SeatConfig[]
  readonly from?: Position | null
  readonly puzzle?: TablePuzzle | null
  readonly match?: Match | null
}

export interface SavedLine {
  readonly schema: number
  readonly id: string
  readonly savedAt: number
  readonly viewer: Seat | null
  readonly replies: readonly SavedReply[]
  /** Where the player went back: indices on the line, 0 being the start. Older saves have none. */
  readonly rewinds?: readonly Rewind[]
  readonly stops?: readonly (Stops | null)[]
  readonly agreements?: readonly Agreement[] | undefined
  readonly latest: Position
}

export interface SavedGame {
  readonly start: SavedStart
  readonly line: SavedLine
}

/** A match that was left between two of its games. */
export interface SavedBetweenGames {
  readonly schema: number
  readonly savedAt: number
  readonly between: BetweenGames
}

export type Saved = SavedGame | SavedBetweenGames

/** A game or match that was left, and what the page says of it before it has an engine to ask. */
export interface Left {
  readonly saved: Saved
  /** Whether it can go on. */
  readonly goesOn: boolean
  /** The match it belongs to; `null`: a single game. */
  readonly match: Score | null
}

/** How a match stands, with the result of the game that was left. */
export interface Score {
  /** As the game keeps them. */
  readonly names: readonly string[]
  readonly wins: readonly number[]
  /** How many games are over. */
  readonly played: number
}

export type SaveTrouble = 'newer' | 'older' | 'broken'
