/**
 * The inviter's page in the game: its list of replies is the list. A friend's reply counts from the moment in which this
 * page has checked it and passed it on; with three and four seats it stands between the others.
 */
import type { Seat } from '../engine/index.ts'
import { type Given, givenOf, type Message, type StopReason, type Told } from './messages.ts'
import { Party, UNDO_TIME } from './party.ts'
import type { Place, Visitor } from './places.ts'
import { runFor, type Times } from './thinking.ts'

/** A player's wish to go back, until everybody has agreed. */
interface Wish {
  readonly by: Seat
  readonly to: number
  readonly until: number
  readonly agreed: Set<Seat>
}

/** The pages that sit at the table and have a channel. */
export const reachable = (places: readonly Place[]): readonly Visitor[] =>
  places.flatMap(({ visitor }) => (visitor?.peer.isOpen ? [visitor] : []))

/** Says it to everybody who sits, but for one seat. */
export function tellAll(places: readonly Place[], message: Message, except: number | null = null): void {
  for (const visitor of reachable(places)) if (visitor.seat !== except) visitor.peer.say(message)
}

/** Whether the game can go on: every friend is there, and has the same line as this page. */
const areTogether = (places: readonly Place[]): boolean =>
  places.every(({ visitor }, seat) => seat === 0 || (visitor?.peer.isThere === true && visitor.synced))

export abstract class Relay extends Party {
  protected places: readonly Place[] = []
  private wish: Wish | null = null

  sayUndo(yes: boolean): void {
    this.agree(0, yes)
  }

  tryAgain(): void {
    this.show({ trouble: null })
    for (const visitor of reachable(this.places)) this.again(visitor)
  }

  protected given(given: Given, n: number): void {
    this.pass(given, n)
  }

  protected tookBack(to: number, { n, hash }: { readonly n: number; readonly hash: string }): void {
    tellAll(this.places, { is: 'takeBack', by: 0, to, n, before: hash })
  }

  protected askUndo(to: number): void {
    this.wishFor(0, to)
  }

  /** Without an answer in time it is no. */
  protected expireWish(): void {
    if (this.wish !== null && this.around.clock.now() >= this.wish.until) this.endWish(null)
  }

  /** Ends a wish to go back: `to` that many replies, or, `null`, not at all. */
  protected endWish(to: number | null): void {
    const { wish } = this
    if (wish === null) return
    this.wish = null
    this.show({ undo: null, declined: to === null && wish.by === 0 })
    tellAll(this.places, { is: 'undone', to, by: wish.by })
    if (to === null) return
    this.line.goBack(to, false)
    this.show({ wentBack: { by: wish.by } })
    this.keepTime()
  }

  /** Lets the time of whoever is to reply run, and tells everybody. */
  protected keepTime(): void {
    const { times } = this.state
    const runs = this.line.decider
    if (times === null || times.runs === runs) return
    this.setTimes(runFor(times, runs, this.around.clock.now()))
  }

  protected setTimes(times: Times): void {
    if (this.state.terms.clock === null) return this.remember()
    this.show({ times })
    tellAll(this.places, { is: 'times', used: [...times.used], runs: times.runs })
    this.remember()
  }

  /** Keeps who this page is in the game, and how long each has thought. */
  protected abstract remember(): void

  /** Stops the game, on all pages. */
  protected stop(why: StopReason, by: Seat | null): void {
    this.stopped(why, by)
    tellAll(this.places, { is: 'stop', why, by, n: this.line.isThere ? this.line.count : 0 })
  }

  /** The game goes on while everybody is there, has the same line, and nothing stopped it. */
  protected goOnOrHalt(): void {
    if (!this.line.isThere) return
    const on = areTogether(this.places) && this.state.trouble === null
    tellAll(this.places, { is: 'go', on })
    this.line.halt(!on)
    this.keepTime()
  }

  /** Asks a page what it has; the game waits for it. */
  protected again(visitor: Visitor): void {
    visitor.synced = false
    this.goOnOrHalt()
    visitor.peer.say({ is: 'again' })
  }

  protected toldInGame(visitor: Visitor, seat: Seat, message: Message): void {
    switch (message.is) {
      case 'reply':
        return this.replied(visitor, seat, message)
      case 'takeBack':
        return this.takenBack(visitor, seat, message)
      case 'askUndo':
        return message.n === this.line.count ? this.wishFor(seat, message.to) : this.again(visitor)
      case 'sayUndo':
        return this.agree(seat, message.yes)
      case 'have':
        return this.have(visitor, message)
      case 'line':
        return this.lacked(visitor, message)
      case 'same':
        visitor.synced = message.n === this.line.count && message.hash === this.line.hashAt(message.n)
        return visitor.synced ? this.goOnOrHalt() : this.again(visitor)
      default:
        // Nothing else is said to the inviter in a game.
        return
    }
  }

  /** Sends a reply on, after it was taken here. */
  private pass(given: Given, n: number): void {
    this.endWish(null)
    this.show({ movedAt: this.around.clock.now(), declined: false })
    const [before, after] = [this.line.hashAt(n - 1), this.line.hashAt(n)]
    tellAll(this.places, { is: 'reply', n, given, before, after })
    this.keepTime()
  }

  private replied(visitor: Visitor, seat: Seat, { n, given: sent, before, after }: Told<'reply'>): void {
    const given = givenOf(sent)
    // What a stopped game is told comes from before its sender has heard of it.
    if (this.state.trouble !== null) return
    if (n !== this.line.count + 1 || this.line.hashAt(n - 1) !== before) return this.again(visitor)
    const why = given.by === seat ? this.line.whyNot(given, after) : 'tampered'
    if (why !== null) return this.stop(why, seat)
    this.relay(given, n)
  }

  /** Takes a friend's reply, and passes it on before the table goes on by itself. */
  private relay(given: Given, n: number): void {
    this.line.take(given, () => this.pass(given, n))
  }

  private takenBack(visitor: Visitor, seat: Seat, message: Told<'takeBack'>): void {
    const { by, to, n, before } = message
    if (n !== this.line.count || this.line.hashAt(n) !== before) return this.again(visitor)
    if (by !== seat || !this.line.mayTakeBack(by, to)) return this.stop('tampered', seat)
    tellAll(this.places, message, seat)
    this.line.goBack(to, true)
  }

  private wishFor(by: Seat, to: number): void {
    const { terms, trouble } = this.state
    const isNot = terms.undo === 'never' || trouble !== null || this.wish !== null || to >= this.line.count
    if (isNot) {
      if (by === 0) this.show({ declined: true })
      return this.places[by]?.visitor?.peer.say({ is: 'undone', to: null, by: null })
    }
    const until = this.around.clock.now() + UNDO_TIME
    this.wish = { by, to, until, agreed: new Set([by]) }
    this.show({ undo: { by, until }, declined: false })
    tellAll(this.places, { is: 'askUndo', by, to, n: this.line.count }, by)
  }

  private agree(seat: Seat, yes: boolean): void {
    const { wish } = this
    if (wish === null || wish.agreed.has(seat)) return
    wish.agreed.add(seat)
    if (!yes) return this.endWish(null)
    if (wish.agreed.size === this.places.length) return this.endWish(wish.to)
    if (seat === 0) this.show({ undo: null })
  }

  /** A page says what it has: it gets what it lacks, or is asked for what it has more. */
  private have(visitor: Visitor, { setup, n, hash }: Told<'have'>): void {
    visitor.synced = false
    if (this.state.trouble?.kind === 'stopped') this.show({ trouble: null })
    if (setup !== this.line.setupHash) return this.stop('deck', visitor.seat)
    const { count } = this.line
    if (n > count) return visitor.peer.say({ is: 'want', from: count, hash: this.line.hashAt(count) })
    const from = this.line.hashAt(n) === hash ? n : 0
    visitor.peer.say({ is: 'line', from, replies: [...this.line.from(from)], hash: this.line.hashAt(count) })
  }

  /** This page had less, as after a crash: what a friend's has more is checked like any reply. */
  private lacked(visitor: Visitor, { from, replies, hash }: Told<'line'>): void {
    if (from !== this.line.count) return this.again(visitor)
    this.line.halt(true)
    for (const given of replies.map(givenOf)) {
      const why = this.line.whyNot(given, null)
      if (why !== null) return this.stop(why, visitor.seat)
      this.relay(given, this.line.count + 1)
    }
    if (this.line.hashAt(this.line.count) !== hash) return this.stop('difference', visitor.seat)
    this.again(visitor)
  }
}
