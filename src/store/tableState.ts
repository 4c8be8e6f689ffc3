import type { Reason } from '../ai/index.ts'
import type { Exchange, MatchSetup, Position, Ref, Refusal, Reply, Seat, Setup } from '../engine/index.ts'
import type { Step } from '../language/index.ts'
import type { Yield } from './autoPass.ts'
import type { Game, SeatConfig } from './game.ts'
import type { Between } from './match.ts'
import type { Saved } from './saves.ts'
import type { Whose } from './settings.ts'

/** What the client has to say about itself, not about the game. */
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

export interface TableState {
  readonly game: Game | null
  /** A match between two of its games; then no game is at the table. */
  readonly between: Between | null
  /** Whose private view may be shown; `null` while the curtain is down. */
  readonly viewer: Seat | null
  readonly curtain: Seat | null
  readonly lastRefusal: Refusal | null
  /** The seat whose machine is thinking. */
  readonly thinking: Seat | null
  /** Why the machine answered as it did, the last time it said. */
  readonly reason: Reason | null
  /** Who passes ahead, each seat for itself. */
  readonly yields: readonly Yield[]
  /** The seats that are asked at every priority. */
  readonly fullControl: readonly Seat[]
  /** Ctrl is held: as full control, for as long. */
  readonly holding: boolean
  /** Where something was dropped: the answer to the first question for targets that allows it. */
  readonly aim: Ref | null
  /** A node the player came back to: the table does not answer there by itself. */
  readonly heldAt: number | null
  /** The table is about to answer for the player, when what happened has been seen. */
  readonly soon: boolean
  readonly crash: unknown
  readonly notices: readonly Notice[]
  /** A saved game or match that can be continued. */
  readonly saved: Saved | null
  readonly booted: boolean
}

export interface TableIntents {
  readonly boot: () => Promise<void>
  /** Begins a game as its setup says, or at a position that was made from a board. */
  readonly start: (setup: Setup, seats: readonly SeatConfig[], from?: Position | null, stops?: Game['stops']) => void
  readonly startMatch: (setup: MatchSetup, seats: readonly SeatConfig[], stops?: Game['stops']) => void
  /** After a finished game of a match: people exchange cards, then the next game begins. */
  readonly nextGame: () => void
  /** The person to whom the screen was passed between two games looks at it. */
  readonly reveal: () => void
  /** What the person who is asked exchanges; then the next is asked, or the next game begins. False where it is refused. */
  readonly exchange: (exchange: Exchange) => boolean
  /** Gives up the whole match, and with it the game that goes on. */
  readonly concedeMatch: (seat: Seat) => void
  readonly rematch: () => void
  readonly resume: () => void
  readonly leave: () => void
  /** The one way down: whatever was dropped, clicked or typed ends in a reply. */
  readonly reply: (reply: Reply, aim?: Ref | null) => boolean
  readonly concede: (seat: Seat) => void
  readonly takeOver: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Takes back a mana ability whose mana is not spent yet. */
  readonly untap: (object: number) => boolean
  /** Takes back the announcement that is going on; false where there is none. */
  readonly takeBack: () => boolean
  /** Passing ahead, its end and full control are those of the seat that looks. */
  readonly passUntil: (until: Yield['until']) => void
  readonly clearYield: () => void
  readonly setFullControl: (on: boolean) => void
  /** Sets or takes away a stop: in a game of two people of the seat that looks, else for good. */
  readonly toggleStop: (whose: Whose, step: Step) => void
  readonly setHolding: (on: boolean) => void
  readonly refuse: (refusal: Refusal | null) => void
  readonly dismiss: (notice: Notice) => void
  /** Goes on after settings changed or a crash was told. */
  readonly goOn: () => void
}

export type TableStore = TableState & TableIntents

export const EMPTY: TableState = {
  game: null,
  between: null,
  viewer: null,
  curtain: null,
  lastRefusal: null,
  thinking: null,
  reason: null,
  yields: [],
  fullControl: [],
  holding: false,
  aim: null,
  heldAt: null,
  soon: false,
  crash: null,
  notices: [],
  saved: null,
  booted: false,
}
