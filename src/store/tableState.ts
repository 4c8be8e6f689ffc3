import type { Exchange, Match, MatchSetup, Position, Ref, Refusal, Reply, Seat, Setup } from '../engine/index.ts'
import type { Step } from '../language/index.ts'
import type { AgreedAnswer, Agreement } from './agreements.ts'
import type { Yield } from './autoPass.ts'
import type { Game, SeatConfig, TablePuzzle } from './game.ts'
import type { BetweenGames } from './match.ts'
import type { Left, Saved } from './saves.ts'
import type { Whose } from './settings.ts'

/** What the client has to report about itself, not about the game. */
export type Notice =
  | 'saveNewer'
  | 'saveOlder'
  | 'saveBroken'
  | 'saveFailed'
  | 'saveCut'
  | 'aiFailed'
  | 'settingsNewer'
  | 'settingsBroken'
  | 'decksNewer'
  | 'decksBroken'
  | 'languageFailed'

/** Whether something is still being loaded, or couldn't be. */
export type Loading = 'loading' | 'failed'

export interface TableState {
  readonly game: Game | null
  /** A match between two of its games; there is then no game at the table. */
  readonly between: BetweenGames | null
  /** Whose private view may be shown; `null` while the curtain is down. */
  readonly viewer: Seat | null
  readonly curtain: Seat | null
  readonly lastRefusal: Refusal | null
  /** The game after which the machines are exchanging cards now. */
  readonly exchanging: Game | null
  /** The seat whose machine is thinking. */
  readonly thinking: Seat | null
  /** Who passes ahead, each seat for itself. */
  readonly yields: readonly Yield[]
  /** The seats that are asked at every priority. */
  readonly fullControl: readonly Seat[]
  /** Ctrl is held: full control for as long as it is. */
  readonly holding: boolean
  /** What something was dropped on: the answer to the first target question that allows it. */
  readonly aim: Ref | null
  /** A node the player went back to: the table doesn't answer there by itself. */
  readonly heldAt: number | null
  /** The table is about to answer for the player, once there was time to see what happened. */
  readonly soon: boolean
  /** What others do is held until it is released, or somebody here is asked. */
  readonly paused: boolean
  /** Nobody answers: a friend on another machine can't be reached. */
  readonly halted: boolean
  /** The node to which the person here asks the friends to go back. */
  readonly undoAsked: number | null
  readonly crash: unknown
  readonly notices: readonly Notice[]
  /** A saved game or match that can be continued. */
  readonly left: Left | null
  readonly booted: boolean
  /** What was asked for needs code that is still being loaded, or couldn't be; `null`: nothing waits. */
  readonly awaited: Loading | null
  /** The same of the game that was left. */
  readonly reading: Loading | null
  /** Another page of this browser has the table. */
  readonly elsewhere: boolean
}

/** Where a reply leads, and who looks there. */
export interface Ahead {
  readonly position: Position
  readonly viewer: Seat | null
}

/** What a page can do that has no engine yet. */
export interface FirstIntents {
  readonly boot: () => Promise<void>
  /** Takes the table from the page that has it. */
  readonly takeTable: () => Promise<void>
  /** Loads what plays games. Rejects where that fails; the next call tries again. */
  readonly ready: () => Promise<void>
  /**
   * Does something as soon as what it needs is loaded. The page says that something is awaited, and if it can't be loaded:
   * then it is tried again when asked to.
   */
  readonly awaiting: <T>(load: () => Promise<T>, act: (loaded: T) => unknown) => Promise<void>
  /** Tries again what couldn't be loaded, in the order in which it was asked for. Rejects if that fails again. */
  readonly retry: () => Promise<void>
  /** Lets go of what couldn't be loaded. */
  readonly giveUp: () => void
  readonly refuse: (refusal: Refusal | null) => void
  readonly notify: (notice: Notice) => void
  readonly dismiss: (notice: Notice) => void
}

/** What needs the engine. */
export interface GameIntents {
  /** Begins a game from its setup, or at a position made from a board. */
  readonly start: (setup: Setup, seats: readonly SeatConfig[], from?: Position | null, stops?: Game['stops']) => void
  /** Begins a game with friends: under the id that all of its pages know, and as one of a match. */
  readonly startShared: (id: string, setup: Setup, seats: readonly SeatConfig[], match: Match | null) => void
  /** Takes a friend's reply, as it came over the link; false if it is refused. */
  readonly receive: (reply: Reply, by: Seat, auto: boolean) => boolean
  /** Goes back to a node, as the friends agreed; `quiet`: a friend took back what they had only announced. */
  readonly goBack: (to: number, quiet: boolean) => void
  /** Holds the game while a friend can't be reached, or lets it go on. */
  readonly halt: (on: boolean) => void
  /** Begins a puzzle at the position of its board: the first seat solves it, and is asked in every step. */
  readonly startPuzzle: (setup: Setup, seats: readonly SeatConfig[], from: Position, puzzle: TablePuzzle) => void
  readonly startMatch: (setup: MatchSetup, seats: readonly SeatConfig[], stops?: Game['stops']) => void
  /** After a finished game of a match: people exchange cards, then the next game begins. */
  readonly nextGame: () => void
  /** The person who was handed the screen between two games looks at it. */
  readonly reveal: () => void
  /**
   * What the person who is asked exchanges; then the next one is asked, or the next game begins. False if it is
   * refused.
   */
  readonly exchange: (exchange: Exchange) => boolean
  /** Concedes the whole match, and with it the current game. */
  readonly concedeMatch: (seat: Seat) => void
  readonly rematch: () => void
  readonly resume: () => void
  /** Opens a game that is kept beside the table; one that can't be gone on from stays kept, and that is told. */
  readonly openKept: (key: string) => Promise<void>
  /** Opens a game or match that was checked, as one of its own: from a file, or what was kept under `from`. */
  readonly open: (saved: Saved, from?: string) => void
  readonly leave: () => void
  /** The one way down: every drop, click or key ends in a reply. */
  readonly reply: (reply: Reply, aim?: Ref | null) => boolean
  /**
   * Works out ahead what a reply leads to, up to the next question: nothing changes, but the same reply is then given
   * at once. `null`: it is refused, or there is no such question.
   */
  readonly ahead: (reply: Reply) => Ahead | null
  /** The game that is played, or, `whole`, every game around it too (506). */
  readonly concede: (seat: Seat, whole?: true) => void
  readonly takeOver: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Goes on from an earlier position; of a game that is over a copy is kept aside. */
  readonly playFrom: (node: number) => void
  /** Takes back a mana ability whose mana hasn't been spent yet. */
  readonly untap: (object: number) => boolean
  /** Takes back the current announcement; false if there is none. */
  readonly takeBack: () => boolean
  /** Passing ahead, ending it and full control apply to the viewing seat. */
  readonly passUntil: (until: Yield['until']) => void
  readonly clearYield: () => void
  readonly setFullControl: (on: boolean) => void
  /** Sets or removes a stop: for the viewing seat in a game of two people, else in the settings. */
  readonly toggleStop: (whose: Whose, step: Step) => void
  /** Answers this question, and all alike from now on in this game, without asking. */
  readonly agree: (answer: AgreedAnswer, of?: 'one' | 'all') => void
  /** Asks again about what was agreed to. */
  readonly revoke: (agreement: Agreement) => void
  readonly setHolding: (on: boolean) => void
  /** Ends the wait for what happens next by itself. */
  readonly hurry: () => void
  /** Holds what others do, or lets it go on. */
  readonly pause: (on: boolean) => void
  /** Continues after settings changed or a crash was reported. */
  readonly goOn: () => void
}

export type TableIntents = FirstIntents & GameIntents

export type TableStore = TableState & TableIntents

/** The part of the store that intents read and change. */
export interface Access {
  readonly get: () => TableStore
  readonly set: (fields: Partial<TableState>) => void
}

export const EMPTY: TableState = {
  game: null,
  between: null,
  viewer: null,
  curtain: null,
  lastRefusal: null,
  exchanging: null,
  thinking: null,
  yields: [],
  fullControl: [],
  holding: false,
  aim: null,
  heldAt: null,
  soon: false,
  paused: false,
  halted: false,
  undoAsked: null,
  crash: null,
  notices: [],
  left: null,
  booted: false,
  awaited: null,
  reading: null,
  elsewhere: false,
}
