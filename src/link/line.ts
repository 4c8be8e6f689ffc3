/** The list of replies that the pages share: the path of the table's line of positions, from its beginning to now. */
import type { StoreApi } from 'zustand'
import {
  checkReply,
  deciderOf,
  type Exchange,
  exchangeCards,
  type Match,
  type Position,
  type Reply,
  type Seat,
  type Started,
  startGame,
} from '../engine/index.ts'
import {
  answerTo,
  current,
  type Game,
  isFriend,
  isMatchOpen,
  matchNow,
  nodeAt,
  pathTo,
  type TableStore,
} from '../store/index.ts'
import { positionHash, setupHash } from './digest.ts'
import type { Given } from './messages.ts'

/** What the person here did to the line. */
interface LineEvents {
  /** A reply was given here: the line has `n` of them now. */
  readonly given: (given: Given, n: number) => void
  /** What was only announced here was taken back. `before`: what the line had. */
  readonly tookBack: (to: number, before: { readonly n: number; readonly hash: string }) => void
  readonly askedUndo: (to: number) => void
  /** The game has left the table, or another has come to it. */
  readonly left: () => void
}

/** Why a friend's reply isn't taken. */
type Unfit = 'tampered' | 'difference'

/** The table's part of a game with friends. */
export class SharedLine {
  private readonly table: StoreApi<TableStore>
  private readonly events: LineEvents
  private id: string | null = null
  private path: readonly number[] = [0]
  /** What changes now comes over the link. */
  private following = false
  /** The line is about to go back because of the link; what follows is the person's here. */
  private back = false
  /** Called once the line has what comes over the link. */
  private taken: (() => void) | null = null
  private readonly forget: () => void

  constructor(table: StoreApi<TableStore>, events: LineEvents) {
    this.table = table
    this.events = events
    this.forget = table.subscribe((now, before) => this.changed(now, before))
  }

  close(): void {
    this.forget()
  }

  /** The game with that id, if it is at the table. */
  private get game(): Game | null {
    const { game } = this.table.getState()
    return game !== null && game.id === this.id ? game : null
  }

  private get playing(): Game {
    if (this.game === null) throw new Error('the game has left the table')
    return this.game
  }

  /** Whether the game is at the table. */
  get isThere(): boolean {
    return this.game !== null
  }

  /** Shares the game at the table. */
  share(id: string): void {
    this.id = id
    this.path = this.game === null ? [0] : pathTo(this.game.timeline, this.game.timeline.cursor)
  }

  get gameId(): string {
    return this.playing.id
  }

  /** How many replies there are. */
  get count(): number {
    return this.path.length - 1
  }

  /** The position after so many replies. */
  private positionAt(n: number): Position {
    return nodeAt(this.playing.timeline, this.path[n] ?? 0).position
  }

  hashAt(n: number): string {
    return positionHash(this.positionAt(n))
  }

  /** The hash of what the game began with, the same on all pages. */
  get setupHash(): string {
    return setupHash(this.playing.setup)
  }

  /** The replies from the `n`-th on, 0 being the first. */
  from(n: number): readonly Given[] {
    return this.path.slice(n + 1).map((index) => {
      const { by, auto, reply } = nodeAt(this.playing.timeline, index)
      if (reply === null || by === null) throw new Error('a position without a reply')
      return { by, auto, reply }
    })
  }

  get isOver(): boolean {
    return this.positionAt(this.count).question === null
  }

  /** Who is to reply now; `null`: nobody, or the game is halted. */
  get decider(): Seat | null {
    if (!this.isThere || this.table.getState().halted) return null
    const { question } = this.positionAt(this.count)
    return question === null ? null : deciderOf(question)
  }

  /** Whether another game of the match follows the one at the table. */
  get isBetweenGames(): boolean {
    return this.game !== null && this.isOver && isMatchOpen(this.game)
  }

  /** The names of the decks that are played. */
  get deckNames(): readonly string[] {
    return this.playing.seats.map(({ deckName }) => deckName)
  }

  /** The next game of the match, from what each seat exchanges; or the seat that may not exchange that. */
  nextOf(exchanges: readonly Exchange[], seed: number): Started | Seat {
    let match: Match | null = matchNow(this.playing)
    if (match === null) throw new Error('no match is played')
    for (const [seat, exchange] of exchanges.entries()) {
      const step = exchangeCards(match, seat, exchange)
      if ('refused' in step) return seat
      match = step.match
    }
    const started = startGame({ ...match, setup: { ...match.setup, seed } })
    return 'refused' in started ? 0 : started
  }

  /** What is wrong with a friend's reply to what is asked now; `null`: nothing. Nothing changes. */
  whyNot({ by, reply }: Given, after: string | null): Unfit | null {
    const { position } = current(this.playing.timeline)
    if (!isTheirs(position, by, reply) || checkReply(position, reply) !== null) return 'tampered'
    const answered = answerTo(position, reply)
    if ('refused' in answered) return 'tampered'
    return after !== null && positionHash(answered.position) !== after ? 'difference' : null
  }

  /** Takes a reply that was checked. `then` is called before the table goes on from there by itself. */
  take({ reply, by, auto }: Given, then: () => void = () => {}): void {
    this.taken = then
    this.table.getState().receive(reply, by, auto)
    this.taken = null
  }

  /** Whether the seat may take back what was done since: nobody else answered, and nothing hidden was shown. */
  mayTakeBack(by: Seat, to: number): boolean {
    return this.path.slice(to + 1).every((index) => {
      const node = nodeAt(this.playing.timeline, index)
      return node.by === by && !node.barrier
    })
  }

  goBack(to: number, quiet: boolean): void {
    const node = this.path[to]
    if (node === undefined || to >= this.count) return
    this.back = true
    this.table.getState().goBack(node, quiet)
    this.back = false
  }

  /**
   * Makes the line the inviter's from the `from`-th reply on, while the game is halted. Gives what of the line here was
   * dropped, or why one of the replies isn't taken.
   */
  adopt(from: number, replies: readonly Given[]): readonly Given[] | Unfit {
    const here = this.from(from)
    const common = here.findIndex((one, at) => !isSame(one, replies[at]))
    const kept = common < 0 ? here.length : common
    const dropped = here.slice(kept)
    if (dropped.length > 0) this.goBack(from + kept, false)
    this.following = true
    try {
      for (const given of replies.slice(kept)) {
        const why = this.whyNot(given, null)
        if (why !== null) return why
        this.take(given)
      }
    } finally {
      this.following = false
    }
    return dropped
  }

  halt(on: boolean): void {
    if (this.isThere && this.table.getState().halted !== on) this.table.getState().halt(on)
  }

  concede(seat: Seat): void {
    this.table.getState().concede(seat, true)
  }

  private changed(now: TableStore, before: TableStore): void {
    if (this.id === null || before.game?.id !== this.id) return
    if (now.game?.id !== this.id) {
      this.id = null
      this.events.left()
      return
    }
    if (now.undoAsked !== null && now.undoAsked !== before.undoAsked) return this.asked(now.undoAsked)
    if (now.game.timeline === before.game.timeline) return
    this.moved(now.game)
  }

  private asked(node: number): void {
    this.table.setState({ undoAsked: null })
    const to = this.path.indexOf(node)
    if (to >= 0) this.events.askedUndo(to)
  }

  private moved(game: Game): void {
    const { timeline } = game
    const before = {
      n: this.count,
      hash: this.following ? '' : positionHash(nodeAt(timeline, this.path.at(-1) ?? 0).position),
    }
    const old = this.path
    const node = nodeAt(timeline, timeline.cursor)
    this.path = node.parent === old.at(-1) ? [...old, timeline.cursor] : pathTo(timeline, timeline.cursor)
    const common = commonLength(old, this.path)
    const { back, taken } = this
    this.back = false
    this.taken = null
    taken?.()
    if (this.following) return
    if (common < old.length && !back) this.events.tookBack(common - 1, before)
    for (let n = common; n < this.path.length; n++) {
      const { by, auto, reply } = nodeAt(timeline, this.path[n] ?? 0)
      if (by !== null && reply !== null && !isFriend(game, by)) this.events.given({ by, auto, reply }, n)
    }
  }
}

/** How much of their beginnings two paths share; most share all. */
function commonLength(a: readonly number[], b: readonly number[]): number {
  let n = Math.min(a.length, b.length)
  while (n > 0 && a[n - 1] !== b[n - 1]) n--
  return n
}

const isSame = (a: Given, b: Given | undefined): boolean =>
  b !== undefined && a.by === b.by && JSON.stringify(a.reply) === JSON.stringify(b.reply)

/** Whether it is for the seat to give that reply: it is asked, or concedes. */
function isTheirs({ question }: Position, by: Seat, reply: Reply): boolean {
  if (question === null) return false
  const concedes = typeof reply === 'object' && reply !== null && 'concede' in reply
  return concedes ? reply.concede === by : deciderOf(question) === by
}
