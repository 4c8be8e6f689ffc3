/** What the inviter's page and a friend's have in common: their seats, the game at the table, and what they show. */
import type { StoreApi } from 'zustand'
import { type Exchange, type Match, type Seat, type Setup, startGame } from '../engine/index.ts'
import type { SeatConfig, TableStore } from '../store/index.ts'
import { matchOf, type ReadDeck, readDeck, setupOf } from './decks.ts'
import { SharedLine } from './line.ts'
import type { Memory } from './memory.ts'
import type { Build, Given, SeatState, SentDeck, StopReason, Terms } from './messages.ts'
import type { Clock } from './peer.ts'
import { commitmentTo, seedOf } from './secrets.ts'
import { type Times, usedBy } from './thinking.ts'

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
  /** Who asked when all agreed to go back last; another object each time. */
  readonly wentBack: { readonly by: Seat } | null
  /** How long each has thought in this game; `null`: there is no clock. */
  readonly times: Times | null
  /** Whose time to think is over. */
  readonly late: Seat | null
  /** When the last reply was given. */
  readonly movedAt: number
}

export const UNDO_TIME = 15_000
const MINUTE = 60_000

/** What everybody has agreed to begin. */
interface Beginning {
  readonly game: string
  readonly names: readonly string[]
  readonly exchanges: readonly Exchange[]
}

/** A game that can begin. */
interface Laid {
  readonly setup: Setup
  readonly match: Match | null
  readonly deckNames: readonly string[]
}

export abstract class Party {
  protected readonly around: Surroundings
  protected readonly line: SharedLine
  protected decks: readonly (SentDeck | null)[] = []
  /** What this page has committed to for the next game. */
  protected secret: string | null = null
  private shown: FriendState
  private readonly stopBeats: () => void

  constructor(around: Surroundings, state: Pick<FriendState, 'role' | 'phase' | 'you' | 'host' | 'terms' | 'seats'>) {
    this.around = around
    this.shown = {
      ...state,
      build: around.build,
      arriving: 0,
      trouble: null,
      undo: null,
      declined: false,
      wentBack: null,
      times: null,
      late: null,
      movedAt: around.clock.now(),
    }
    this.line = new SharedLine(around.table, {
      given: (given, n) => this.given(given, n),
      tookBack: (to, before) => this.tookBack(to, before),
      askedUndo: (to) => this.askUndo(to),
      left: () => this.close(),
    })
    this.stopBeats = around.clock.every(1000, () => {
      this.beat()
      this.lookAtClock()
    })
  }

  get state(): FriendState {
    return this.shown
  }

  /** The person here wants to begin, or not yet; between two games of a match, with what they exchange. */
  abstract ready(on: boolean, exchange?: Exchange): void
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

  /** Whose time is over has lost: the page of that player concedes. */
  private lookAtClock(): void {
    const { times, you, late } = this.shown
    const runs = times?.runs ?? null
    if (runs === null || late === runs || this.line.decider !== runs) return
    if (this.leftFor(runs, this.around.clock.now()) !== 0) return
    this.show({ late: runs })
    if (runs === you) this.line.concede(runs)
  }

  /** How long a seat has left to think at that time, in milliseconds; `null`: there is no clock. */
  leftFor(seat: Seat, now: number): number | null {
    const { times, terms } = this.shown
    return times === null || terms.clock === null ? null : Math.max(0, terms.clock * MINUTE - usedBy(times, seat, now))
  }

  /** Begins the game, halted until all pages say that they have the same; false: it can't be begun here. */
  protected async begin(beginning: Beginning, secrets: readonly string[]): Promise<boolean> {
    const laid = this.line.isBetweenGames
      ? this.layNext(beginning.exchanges, secrets)
      : await this.layFirst(beginning.names, secrets)
    if ('kind' in laid) {
      this.show({ trouble: laid })
      return false
    }
    const seats = laid.deckNames.map(
      (deckName, seat): SeatConfig => ({
        player: { by: seat === this.shown.you ? 'human' : 'friend' },
        deckId: '',
        deckName,
      }),
    )
    this.line.share(beginning.game)
    this.around.table.getState().startShared(beginning.game, laid.setup, seats, laid.match)
    this.line.share(beginning.game)
    this.show({ phase: 'playing', late: null, movedAt: this.around.clock.now() })
    return true
  }

  /** A game that begins with the decks that were sent. */
  private async layFirst(names: readonly string[], secrets: readonly string[]): Promise<Laid | Trouble> {
    const read = await Promise.all(this.decks.map((deck) => (deck === null ? null : readDeck(deck))))
    const unread = read.indexOf(null)
    if (unread >= 0) return { kind: 'cards', seat: unread }
    const seated = (read as readonly ReadDeck[]).map((deck, seat) => ({ name: names[seat] ?? '', deck }))
    const setup = setupOf(this.shown.terms, seated, secrets)
    const first = matchOf(this.shown.terms, setup)
    const started = first === null ? { refused: null } : startGame(first)
    const deckNames = seated.map(({ deck }) => deck.name)
    return 'refused' in started ? { setup, match: null, deckNames } : { ...started, deckNames }
  }

  /** The next game of the match at the table. */
  private layNext(exchanges: readonly Exchange[], secrets: readonly string[]): Laid | Trouble {
    const next = this.line.nextOf(exchanges, seedOf(secrets))
    if (typeof next === 'number') return { kind: 'stopped', why: 'deck', by: next, n: this.line.count }
    return { ...next, deckNames: this.line.deckNames }
  }
}
