/** A friend's page: it knows the inviter's, who says who sits where and passes on what the others do. */
import type { Seat } from '../engine/index.ts'
import { deckHash } from './decks.ts'
import type { Memory } from './memory.ts'
import {
  type Given,
  givenOf,
  type Message,
  NO_EXCHANGE,
  PROTOCOL,
  type SeatState,
  type SentDeck,
  SHUFFLE,
  type StopReason,
  type Terms,
  type Told,
} from './messages.ts'
import { Party, type SeatShown, type Surroundings, UNDO_TIME } from './party.ts'
import { Peer } from './peer.ts'
import { brokenCommitment } from './secrets.ts'
import { runFor } from './thinking.ts'
import type { Transport } from './transport.ts'

const NO_TERMS: Terms = {
  seats: 2,
  edition: '2011',
  formatId: null,
  house: {},
  undo: 'agreed',
  wins: 1,
  clock: null,
  commander: false,
}

export class Guest extends Party {
  private peer: Peer | null = null
  private key: string | null = null
  private own: { readonly name: string; readonly deck: SentDeck } | null = null
  private beginning: Told<'begin'> | null = null
  private code: string | null

  constructor(around: Surroundings, code: string | null = null) {
    super(around, { role: 'guest', phase: 'greeting', you: null, host: '', terms: NO_TERMS, seats: [] })
    this.code = code
  }

  /** The channel to the inviter, at first and after each loss. */
  join(channel: Transport): void {
    this.peer?.close()
    this.peer = new Peer(channel, this.around.clock, {
      told: (message) => this.told(message),
      lost: () => this.lost(),
      back: () => this.back(),
      timed: () => this.show({ seats: this.measured(this.state.seats) }),
    })
  }

  /** Sits down with a name and a deck; again, with another deck. */
  sit(name: string, deck: SentDeck): void {
    this.own = { name, deck }
    this.say({ is: 'sit', name, deck })
  }

  ready(on: boolean, exchange = NO_EXCHANGE): void {
    const { out, in: into } = exchange
    this.say({ is: 'ready', commitment: this.commit(on), exchange: { out: [...out], in: [...into] } })
  }

  sayUndo(yes: boolean): void {
    this.show({ undo: null })
    this.say({ is: 'sayUndo', yes })
  }

  tryAgain(): void {
    this.show({ trouble: null })
    this.resync()
  }

  private say(message: Message): void {
    this.peer?.say(message)
  }

  protected given(given: Given, n: number): void {
    this.show({ movedAt: this.around.clock.now(), declined: false })
    this.say({ is: 'reply', n, given, before: this.line.hashAt(n - 1), after: this.line.hashAt(n) })
  }

  protected tookBack(to: number, { n, hash }: { readonly n: number; readonly hash: string }): void {
    if (this.state.you !== null) this.say({ is: 'takeBack', by: this.state.you, to, n, before: hash })
  }

  protected askUndo(to: number): void {
    const { you, terms } = this.state
    if (you === null || terms.undo === 'never') return this.show({ declined: true })
    this.show({ undo: { by: you, until: this.around.clock.now() + UNDO_TIME }, declined: false })
    this.say({ is: 'askUndo', by: you, to, n: this.line.count })
  }

  protected beat(): void {
    this.peer?.beat()
  }

  protected letGo(): void {
    this.say({ is: 'leave' })
    this.peer?.close()
  }

  private lost(): void {
    this.line.halt(true)
    const { times, seats } = this.state
    const stopped = times === null ? null : runFor(times, null, this.around.clock.now())
    this.show({ seats: this.measured(seats), undo: null, times: stopped })
  }

  /** The inviter's page speaks again after a silence. */
  private back(): void {
    this.show({ seats: this.measured(this.state.seats) })
    this.resync()
  }

  /** The seats: the inviter's with its connection as it is measured here, and one's own, which is here. */
  private measured(seats: readonly SeatState[]): readonly SeatShown[] {
    const { you } = this.state
    return this.withTimes(
      seats.map((seat, at) => {
        if (at === 0) return { ...seat, ...this.peer?.health }
        return at === you ? { ...seat, line: 'here' } : seat
      }),
    )
  }

  private stop(why: StopReason, by: Seat | null): void {
    this.stopped(why, by)
    this.say({ is: 'stop', why, by, n: this.line.isThere ? this.line.count : 0 })
  }

  private told(message: Message): void {
    switch (message.is) {
      case 'hello':
        return void this.greeted(message)
      case 'no':
        return this.show({ trouble: { kind: 'taken' } })
      case 'seated':
        return this.seated(message)
      case 'table':
        return this.seen(message)
      case 'deck':
        this.decks = Object.assign([...this.decks], { [message.seat]: message.deck })
        return
      case 'begin':
        return this.begins(message)
      case 'secrets':
        return void this.beginWith(message.secrets)
      case 'stop':
        return this.stopped(message.why, message.by)
      default:
        if (this.line.isThere) this.toldInGame(message)
    }
  }

  private toldInGame(message: Message): void {
    switch (message.is) {
      case 'reply':
        return this.replied(message)
      case 'takeBack':
        return this.takenBack(message)
      case 'askUndo':
        return this.show({ undo: { by: message.by, until: this.around.clock.now() + UNDO_TIME } })
      case 'undone':
        return this.undone(message)
      case 'times':
        return this.show({ times: { used: message.used, runs: message.runs, at: this.around.clock.now() } })
      case 'again':
        if (this.state.trouble?.kind === 'stopped') this.show({ trouble: null })
        return this.resync()
      case 'want':
        return this.wanted(message)
      case 'line':
        return this.adopt(message)
      case 'go':
        if (this.state.trouble === null) this.line.halt(!message.on)
        return
      default:
        // Nothing else is said to a guest in a game.
        return
    }
  }

  private async greeted({ protocol, shuffle, build, name, game, terms }: Told<'hello'>): Promise<void> {
    this.say({ is: 'greet', protocol: PROTOCOL, build: this.around.build })
    this.show({ host: name, terms })
    if (protocol !== PROTOCOL || shuffle !== SHUFFLE || build.rules !== this.around.build.rules)
      return this.show({ trouble: { kind: 'version', theirs: build } })
    const memory = this.key !== null || game === null ? null : await this.around.recall(game)
    const key = this.key ?? memory?.keys[0]
    if (key !== undefined) this.say({ is: 'return', key })
    else this.show({ phase: 'invited', trouble: null })
  }

  private seated({ seat, key }: Told<'seated'>): void {
    this.key = key
    const plays = this.state.phase === 'playing' && this.line.isThere
    this.show({ you: seat, trouble: null, phase: plays ? 'playing' : 'seated' })
    if (plays) this.resync()
  }

  /** Goes on with a game that this page keeps. */
  private goOnWith(game: string): void {
    this.line.share(game)
    this.show({ phase: 'playing' })
    this.resync()
  }

  private seen({ terms, seats, game }: Told<'table'>): void {
    this.show({ terms, seats: this.measured(seats) })
    if (game !== null && this.state.phase !== 'playing' && this.around.table.getState().game?.id === game)
      this.goOnWith(game)
  }

  /** All have committed: this page shows its secret if the decks are those that it knows. */
  private begins(message: Told<'begin'>): void {
    const { you } = this.state
    if (you === null || this.secret === null) return
    if (this.own !== null) this.decks = Object.assign([...this.decks], { [you]: this.own.deck })
    const other = message.decks.findIndex((hash, seat) => {
      const deck = this.decks[seat]
      return deck === undefined || deck === null || deckHash(deck) !== hash
    })
    if (other >= 0) return this.stop('deck', other)
    this.beginning = message
    this.say({ is: 'secret', secret: this.secret })
  }

  private async beginWith(secrets: readonly string[]): Promise<void> {
    const { beginning, secret, key } = this
    const { you, terms } = this.state
    if (beginning === null || you === null || secret === null || key === null) return
    this.beginning = null
    const broken = secrets[you] === secret ? brokenCommitment(beginning.commitments, secrets) : you
    if (broken !== null) return this.stop('secret', broken)
    const memory: Memory = { game: beginning.game, role: 'guest', keys: [key], code: this.code, terms, used: [] }
    this.around.remember(memory)
    this.secret = null
    if (await this.begin(beginning, secrets)) this.resync()
  }

  /** Tells what this page has, and waits for what it lacks. */
  private resync(): void {
    if (!this.line.isThere) return
    this.line.halt(true)
    const { setupHash, count, gameId } = this.line
    this.say({ is: 'have', game: gameId, setup: setupHash, n: count, hash: this.line.hashAt(count) })
  }

  private replied({ n, given: sent, before, after }: Told<'reply'>): void {
    const given = givenOf(sent)
    if (n <= this.line.count && this.line.hashAt(n) === after) return
    if (n !== this.line.count + 1 || this.line.hashAt(n - 1) !== before) return this.resync()
    const why = given.by === this.state.you ? 'tampered' : this.line.whyNot(given, after)
    if (why !== null) return this.stop(why, given.by)
    this.show({ movedAt: this.around.clock.now(), undo: null })
    this.line.take(given)
  }

  private takenBack({ by, to, n, before }: Told<'takeBack'>): void {
    if (n !== this.line.count || this.line.hashAt(n) !== before) return this.resync()
    if (by === this.state.you || !this.line.mayTakeBack(by, to)) return this.stop('tampered', by)
    this.line.goBack(to, true)
  }

  private undone({ to, by }: Told<'undone'>): void {
    const wasMine = this.state.undo?.by === this.state.you
    this.show({ undo: null, declined: to === null && wasMine && by !== this.state.you })
    if (to === null) return
    this.line.goBack(to, false)
    if (by !== null) this.show({ wentBack: { by } })
  }

  /** The inviter's page has less: it gets the rest. */
  private wanted({ from, hash }: Told<'want'>): void {
    const { count, gameId, setupHash } = this.line
    if (from > count || this.line.hashAt(from) !== hash)
      return this.say({ is: 'have', game: gameId, setup: setupHash, n: 0, hash: this.line.hashAt(0) })
    this.say({ is: 'line', from, replies: [...this.line.from(from)], hash: this.line.hashAt(count) })
  }

  /** Makes the line the inviter's; a concession that was on its way is given again. */
  private adopt({ from, replies, hash }: Told<'line'>): void {
    if (from > this.line.count) return this.resync()
    this.line.halt(true)
    const dropped = this.line.adopt(from, replies.map(givenOf))
    if (typeof dropped === 'string') return this.stop(dropped, 0)
    const { count } = this.line
    if (this.line.hashAt(count) !== hash) return this.stop('difference', 0)
    const { you } = this.state
    this.say({ is: 'same', n: count, hash })
    const conceded = dropped.some(({ by, reply }) => by === you && typeof reply === 'object' && 'concede' in reply)
    if (conceded && you !== null) {
      this.line.halt(false)
      this.line.concede(you)
    }
  }
}
