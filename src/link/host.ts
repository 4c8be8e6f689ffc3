/** The inviter's page before the game, and whenever a friend's page comes: it says who sits where. */
import type { Exchange, Seat } from '../engine/index.ts'
import { deckHash } from './decks.ts'
import type { Memory } from './memory.ts'
import {
  type Message,
  NO_EXCHANGE,
  PROTOCOL,
  type SentDeck,
  SHUFFLE,
  type StopReason,
  type Terms,
  type Told,
} from './messages.ts'
import type { Surroundings } from './party.ts'
import { Peer } from './peer.ts'
import { areAllTaken, freeName, freePlace, type Place, seatStates, type Visitor } from './places.ts'
import { Relay, reachable, tellAll } from './relay.ts'
import { brokenCommitment } from './secrets.ts'
import { startTimes } from './thinking.ts'
import type { Transport } from './transport.ts'

/** What an inviter brings. */
interface Own {
  readonly name: string
  readonly deck: SentDeck
}

export class Host extends Relay {
  private visitors: readonly Visitor[] = []
  private game: string | null = null
  /** The commitments of the game that begins, while secrets are awaited. */
  private beginning: Told<'begin'> | null = null
  private readonly code: string | null
  private readonly freshGame: () => string

  constructor(around: Surroundings, terms: Terms, own: Own, freshGame: () => string, code: string | null = null) {
    super(around, { role: 'host', phase: 'greeting', you: 0, host: own.name, terms, seats: [] })
    this.code = code
    this.freshGame = freshGame
    this.places = Array.from({ length: terms.seats }, () => freePlace(around.secret()))
    this.bring(own)
  }

  /** The inviter's page of a game that goes on: every friend's seat waits for its page. */
  static again(around: Surroundings, memory: Memory, freshGame: () => string): Host {
    const { game } = around.table.getState()
    if (game === null || game.id !== memory.game) throw new Error('the game is not at the table')
    const deck = { name: '', cards: [], deck: [], sideboard: [], commander: [] }
    const names = game.setup.players.map(({ name }) => name)
    const host = new Host(around, memory.terms, { name: names[0] ?? '', deck }, freshGame, memory.code)
    for (const [seat, place] of host.places.entries()) {
      place.name = names[seat] ?? ''
      place.deck = null
      place.deckName = game.seats[seat]?.deckName ?? ''
      place.key = memory.keys[seat] ?? place.key
    }
    host.game = game.id
    host.line.share(game.id)
    host.show({ phase: 'playing' })
    const fresh = startTimes(host.places.length, around.clock.now())
    host.setTimes({ ...fresh, used: fresh.used.map((_, seat) => memory.used[seat] ?? 0) })
    host.line.halt(true)
    host.tell()
    return host
  }

  /** Takes in a page that has come by an invitation. */
  welcome(channel: Transport): void {
    const visitor: Visitor = {
      seat: null,
      synced: false,
      peer: new Peer(channel, this.around.clock, {
        told: (message) => this.told(visitor, message),
        lost: () => this.lost(visitor),
        back: () => this.back(visitor),
        timed: () => this.timed(visitor),
      }),
    }
    this.visitors = [...this.visitors.filter(({ peer }) => peer.isOpen), visitor]
    const { build, host: name, terms } = this.state
    visitor.peer.say({
      is: 'hello',
      protocol: PROTOCOL,
      shuffle: SHUFFLE,
      build,
      name,
      game: this.game,
      terms,
    })
    this.tell()
  }

  /** Sits down with another deck, or another name; not while a game goes on. */
  bring({ name, deck }: Own): void {
    const [place] = this.places
    if (place === undefined) return
    Object.assign(place, { name, deck, deckName: deck.name, commitment: null })
    this.show({ host: name })
    tellAll(this.places, { is: 'deck', seat: 0, deck })
    this.tell()
  }

  /** Changes what is played, before anybody has sat down. */
  change(terms: Terms): void {
    if (this.places.some(({ name }, seat) => seat > 0 && name !== null) || this.state.phase === 'playing') return
    this.places = Array.from({ length: terms.seats }, (_, seat) => this.places[seat] ?? freePlace(this.around.secret()))
    this.show({ terms })
    this.tell()
  }

  /** Lets a friend's seat go: the next page to come may have it. */
  release(seat: Seat): void {
    if (this.state.phase === 'playing' || seat === 0) return
    const place = this.places[seat]
    place?.visitor?.peer.close()
    this.places = this.places.map((one, at) => (at === seat ? freePlace(this.around.secret()) : one))
    this.tell()
  }

  ready(on: boolean, exchange = NO_EXCHANGE): void {
    this.readied(0, this.commit(on), exchange)
  }

  protected beat(): void {
    for (const { peer } of this.visitors) peer.beat()
    this.expireWish()
    this.keepTime()
  }

  protected remember(): void {
    const { game, code, places, state } = this
    if (game === null) return
    const keys = places.map(({ key }) => key)
    const { terms, times } = state
    this.around.remember({ game, role: 'host', keys, code, terms, used: times === null ? [] : [...times.used] })
  }

  protected letGo(): void {
    for (const { peer } of this.visitors) {
      peer.say({ is: 'leave' })
      peer.close()
    }
  }

  /** Shows who sits where, and tells everybody. */
  private tell(): void {
    const seats = seatStates(this.places)
    const isSeated = seats.slice(1).some(({ name }) => name !== null)
    const { phase } = this.state
    const arriving = this.visitors.filter(({ seat, peer }) => seat === null && peer.isThere).length
    this.show({
      arriving,
      seats: this.withTimes(seats),
      phase: phase === 'playing' ? phase : isSeated ? 'seated' : 'greeting',
    })
    const { terms } = this.state
    tellAll(this.places, { is: 'table', terms, seats: [...seats], game: this.game })
  }

  private placeOf({ seat }: Visitor): Place | null {
    return seat === null ? null : (this.places[seat] ?? null)
  }

  private lost(visitor: Visitor): void {
    this.visitors = this.visitors.filter(({ peer }) => peer.isOpen)
    visitor.synced = false
    if (visitor.seat === null) this.tell()
    const place = this.placeOf(visitor)
    if (place === null || place.visitor !== visitor) return
    // Who is only silent, as a page that reads decks, keeps to what was committed to.
    if (!visitor.peer.isOpen) {
      place.commitment = null
      this.beginning = null
    }
    this.endWish(null)
    this.tell()
    this.goOnOrHalt()
  }

  /** A page speaks again after a silence. */
  private back(visitor: Visitor): void {
    this.tell()
    if (this.placeOf(visitor)?.visitor === visitor && this.line.isThere) this.again(visitor)
  }

  private timed(visitor: Visitor): void {
    if (visitor.seat === null) return
    const before = this.state.seats[visitor.seat]
    const now = seatStates(this.places)[visitor.seat]
    if (this.state.phase !== 'playing' || before?.line !== now?.line) this.tell()
    else this.show({ seats: this.withTimes(seatStates(this.places)) })
  }

  private told(visitor: Visitor, message: Message): void {
    switch (message.is) {
      case 'greet':
        return this.greeted(visitor, message)
      case 'sit':
        return this.sits(visitor, message)
      case 'return':
        return this.returns(visitor, message.key)
      default:
        if (visitor.seat !== null) this.toldFromSeat(visitor, visitor.seat, message)
    }
  }

  /** A page of another version can't stay. */
  private greeted(visitor: Visitor, { protocol, build }: Told<'greet'>): void {
    if (protocol === PROTOCOL && build.rules === this.around.build.rules) {
      if (this.state.trouble?.kind === 'version') this.show({ trouble: null })
      return
    }
    this.show({ trouble: { kind: 'version', theirs: build } })
    visitor.peer.close()
    this.lost(visitor)
  }

  private toldFromSeat(visitor: Visitor, seat: Seat, message: Message): void {
    switch (message.is) {
      case 'ready':
        return this.readied(seat, message.commitment, message.exchange)
      case 'secret':
        return this.toldSecret(seat, message.secret)
      case 'stop':
        this.stopped(message.why, message.by)
        tellAll(this.places, message, seat)
        return this.unready()
      case 'leave':
        visitor.peer.close()
        return this.lost(visitor)
      default:
        if (this.line.isThere) this.toldInGame(visitor, seat, message)
    }
  }

  protected override stop(why: StopReason, by: Seat | null): void {
    super.stop(why, by)
    this.unready()
  }

  /** A beginning that failed: everybody says again that they are ready. */
  private unready(): void {
    if (this.line.isThere && !this.line.isOver) return
    this.beginning = null
    for (const place of this.places) place.commitment = null
    this.tell()
  }

  private sits(visitor: Visitor, { name, deck }: Told<'sit'>): void {
    if (this.state.phase === 'playing' && !this.line.isOver) return visitor.peer.say({ is: 'no', why: 'taken' })
    const free = this.places.findIndex((place, at) => at > 0 && place.name === null)
    const seat = visitor.seat ?? free
    const place = this.places[seat]
    if (seat < 0 || place === undefined) return visitor.peer.say({ is: 'no', why: 'taken' })
    visitor.seat = seat
    const others = this.places.map((one) => (one === place ? null : one.name))
    Object.assign(place, { name: freeName(name, others), deck, deckName: deck.name, commitment: null, visitor })
    this.seat(visitor, seat, place)
    tellAll(this.places, { is: 'deck', seat, deck }, seat)
  }

  private returns(visitor: Visitor, key: string): void {
    const seat = this.places.findIndex((place, at) => at > 0 && place.name !== null && place.key === key)
    const place = this.places[seat]
    if (place === undefined) return visitor.peer.say({ is: 'no', why: 'taken' })
    if (place.visitor !== visitor) place.visitor?.peer.close()
    visitor.seat = seat
    place.visitor = visitor
    this.seat(visitor, seat, place)
  }

  /** Tells a page its seat, and what the others have. */
  private seat(visitor: Visitor, seat: Seat, place: Place): void {
    visitor.peer.say({ is: 'seated', seat, key: place.key })
    for (const [other, { deck }] of this.places.entries())
      if (deck !== null) visitor.peer.say({ is: 'deck', seat: other, deck })
    this.tell()
  }

  private readied(seat: Seat, commitment: string | null, exchange: Exchange): void {
    const place = this.places[seat]
    if (place === undefined || (this.state.phase === 'playing' && !this.line.isOver)) return
    Object.assign(place, { commitment, exchange })
    this.tell()
    this.beginIfReady()
  }

  /** Everybody has committed: each is told all commitments, and then shows its secret. */
  private beginIfReady(): void {
    const commitments = this.places.flatMap(({ commitment }) => commitment ?? [])
    // The next game of a match is played with the cards of the last.
    const isNext = this.line.isBetweenGames
    const isWhole = areAllTaken(this.places) && (isNext || this.places.every(({ deck }) => deck !== null))
    if (!isWhole || commitments.length < this.places.length) return
    this.decks = isNext ? [] : this.places.map(({ deck }) => deck)
    const decks = this.decks.flatMap((deck) => (deck === null ? [] : deckHash(deck)))
    for (const place of this.places) place.secret = null
    const names = this.places.map(({ name }) => name ?? '')
    const exchanges = this.places.map(({ exchange }) => ({ out: [...exchange.out], in: [...exchange.in] }))
    this.beginning = { is: 'begin', game: this.freshGame(), commitments, decks, names, exchanges }
    tellAll(this.places, this.beginning)
    const [place] = this.places
    if (place !== undefined) place.secret = this.secret
  }

  private toldSecret(seat: Seat, secret: string): void {
    const place = this.places[seat]
    if (this.beginning === null || place === undefined) return
    place.secret = secret
    const secrets = this.places.flatMap((one) => one.secret ?? [])
    if (secrets.length === this.places.length) void this.beginWith(this.beginning, secrets)
  }

  private async beginWith(beginning: Told<'begin'>, secrets: readonly string[]): Promise<void> {
    this.beginning = null
    const broken = brokenCommitment(beginning.commitments, secrets)
    if (broken !== null) return this.stop('secret', broken)
    this.game = beginning.game
    this.setTimes(startTimes(this.places.length, this.around.clock.now()))
    for (const place of this.places) {
      place.commitment = null
      if (place.visitor !== null) place.visitor.synced = false
    }
    tellAll(this.places, { is: 'secrets', secrets: [...secrets] })
    if (!(await this.begin(beginning, secrets))) return this.unready()
    this.tell()
    for (const visitor of reachable(this.places)) this.again(visitor)
  }
}
