/** What the inviter's page and a friend's have in common: their seats, the game at the table, and what they show. */
import type { StoreApi } from 'zustand'
import type { Seat } from '../engine/index.ts'
import type { SeatConfig, TableStore } from '../store/index.ts'
import { type ReadDeck, readDeck, setupOf } from './decks.ts'
import { SharedLine } from './line.ts'
import type { Memory } from './memory.ts'
import type { Build, Given, SeatState, SentDeck, StopReason, Terms } from './messages.ts'
import type { Clock } from './peer.ts'
import { commitmentTo } from './secrets.ts'

/** What a party needs of the page around it. */
export interface Surroundings {
  readonly table: StoreApi<TableStore>
  readonly clock: Clock
  readonly build: Build
  /** A fresh secret: at least 128 bits by chance, as text. */
  readonly secret: () => string
  readonly changed: (state: FriendState) => void
  /** Keeps who this page is in a game, for after a reload. */
  readonly remember: (memory: Memory) => void
  /** It is over with this party: the game has left the table, or it was closed. */
  readonly ended: () => void
  /** Brings a game that this page keeps to the table; `null`: it keeps none with that id. */
  readonly recall: (game: string) => Promise<Memory | null>
}

/** `greeting`: nobody has answered; `invited`: a friend may sit down; `seated`: before the game. */
type Phase = 'greeting' | 'invited' | 'seated' | 'playing'

export type Trouble =
  | { readonly kind: 'version'; readonly theirs: Build }
  | { readonly kind: 'taken' }
  /** A friend's deck has cards that this page can't read. */
  | { readonly kind: 'cards'; readonly seat: Seat }
  /** The game was stopped: by whose reply, where that is known, and after how many replies. */
  | { readonly kind: 'stopped'; readonly why: StopReason; readonly by: Seat | null; readonly n: number }

/** A seat as the page shows it. `since`: when its line came to be as it is. */
export interface SeatShown extends SeatState {
  readonly since: number
}

/** Somebody asks to go back; `until`: then the answer is no. */
interface UndoAsked {
  readonly by: Seat
  readonly until: number
}

export interface FriendState {
  readonly role: 'host' | 'guest'
  readonly phase: Phase
  /** The seat of the person here; `null`: not seated. */
  readonly you: Seat | null
  readonly host: string
  readonly terms: Terms
  readonly seats: readonly SeatShown[]
  readonly build: Build
  /** How many pages have come and not sat down yet. */
  readonly arriving: number
  readonly trouble: Trouble | null
  readonly undo: UndoAsked | null
  /** The last wish to go back was declined. */
  readonly declined: boolean
  /** When the last reply was given. */
  readonly movedAt: number
}

export const UNDO_TIME = 15_000

export abstract class Party {
  protected readonly around: Surroundings
  protected readonly line: SharedLine
  protected decks: readonly (SentDeck | null)[] = []
  /** What this page has committed to for the next game. */
  protected secret: string | null = null
  private shown: FriendState
  private readonly stopBeats: () => void

  constructor(
    around: Surroundings,
    state: Omit<FriendState, 'build' | 'arriving' | 'trouble' | 'undo' | 'declined' | 'movedAt'>,
  ) {
    this.around = around
    this.shown = {
      ...state,
      build: around.build,
      arriving: 0,
      trouble: null,
      undo: null,
      declined: false,
      movedAt: around.clock.now(),
    }
    this.line = new SharedLine(around.table, {
      given: (given, n) => this.given(given, n),
      tookBack: (to, before) => this.tookBack(to, before),
      askedUndo: (to) => this.askUndo(to),
      left: () => this.close(),
    })
    this.stopBeats = around.clock.every(1000, () => this.beat())
  }

  get state(): FriendState {
    return this.shown
  }

  /** The person here wants to begin, or not yet. */
  abstract ready(on: boolean): void
  /** The person here agrees to go back, or doesn't. */
  abstract sayUndo(yes: boolean): void
  /** Tries again after the game was stopped: from the last position that all agree on. */
  abstract tryAgain(): void
  protected abstract given(given: Given, n: number): void
  protected abstract tookBack(to: number, before: { readonly n: number; readonly hash: string }): void
  protected abstract askUndo(to: number): void
  protected abstract beat(): void
  /** Lets all channels go. */
  protected abstract letGo(): void

  /** Ends it: the game stays on the table, or where it is kept. */
  close(): void {
    this.stopBeats()
    this.line.close()
    this.letGo()
    this.around.ended()
  }

  protected show(fields: Partial<FriendState>): void {
    this.shown = { ...this.shown, ...fields }
    this.around.changed(this.shown)
  }

  /** The seats with the time since when each is as it is. */
  protected withTimes(seats: readonly SeatState[]): readonly SeatShown[] {
    const now = this.around.clock.now()
    return seats.map((seat, at) => {
      const before = this.shown.seats[at]
      return { ...seat, since: before?.line === seat.line && before.name === seat.name ? before.since : now }
    })
  }

  /** A commitment for the next game; `null`: not ready. */
  protected commit(on: boolean): string | null {
    this.secret = on ? this.around.secret() : null
    return this.secret === null ? null : commitmentTo(this.secret)
  }

  /** Stops the game: it stays as it is, and says why. */
  protected stopped(why: StopReason, by: Seat | null): void {
    const n = this.line.isThere ? this.line.count : 0
    this.line.halt(true)
    this.show({ trouble: { kind: 'stopped', why, by, n }, undo: null })
  }

  /** Begins the game, halted until all pages say that they have the same; false: a deck can't be read here. */
  protected async begin(game: string, names: readonly string[], secrets: readonly string[]): Promise<boolean> {
    const read = await Promise.all(this.decks.map((deck) => (deck === null ? null : readDeck(deck))))
    const unread = read.indexOf(null)
    if (unread >= 0) {
      this.show({ trouble: { kind: 'cards', seat: unread } })
      return false
    }
    const seated = (read as readonly ReadDeck[]).map((deck, seat) => ({ name: names[seat] ?? '', deck }))
    const seats = seated.map(
      ({ deck }, seat): SeatConfig => ({
        player: { by: seat === this.shown.you ? 'human' : 'friend' },
        deckId: '',
        deckName: deck.name,
      }),
    )
    this.line.share(game)
    this.around.table.getState().startShared(game, setupOf(this.shown.terms, seated, secrets), seats)
    this.line.share(game)
    this.show({ phase: 'playing', movedAt: this.around.clock.now() })
    return true
  }
}
