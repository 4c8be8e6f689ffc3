/** One page at the other end of a channel: whether it is there, how fast it answers, and what it says. */
import { type Message, readMessage, type SeatState, writeMessage } from './messages.ts'
import type { Transport } from './transport.ts'

/** The time, as the page or a test has it; in milliseconds. */
export interface Clock {
  readonly now: () => number
  /** Calls again and again until the result is called. */
  readonly every: (ms: number, act: () => void) => () => void
}

/** A page that has been silent for so long is lost, until it says something again. */
const SILENCE = 15_000
/** A page that hasn't asked for so long was busy or asleep itself: what was said meanwhile still waits. */
const ASLEEP = 3000
/** A message that takes longer there and back is slow. */
const SLOW = 400

interface PeerEvents {
  readonly told: (message: Message) => void
  /** The channel was closed, or has fallen silent. */
  readonly lost: () => void
  /** Something has come over a silent channel. */
  readonly back: () => void
  /** How long a message takes has changed. */
  readonly timed: () => void
}

export class Peer {
  private readonly channel: Transport
  private readonly clock: Clock
  private readonly events: PeerEvents
  private heard: number
  private asked: number
  /** How long the last message took there and back. */
  private ms: number | null = null
  private silent = false
  private closed = false

  constructor(channel: Transport, clock: Clock, events: PeerEvents) {
    this.channel = channel
    this.clock = clock
    this.events = events
    this.heard = clock.now()
    this.asked = this.heard
    channel.onMessage((text) => this.take(text))
    channel.onClose(() => this.lose())
  }

  /** Whether what is said may still arrive: the other page may be silent. */
  get isOpen(): boolean {
    return !this.closed
  }

  /** Whether the other page is there. */
  get isThere(): boolean {
    return !this.closed && !this.silent
  }

  /** How the connection is, as the seat of the other page shows it. */
  get health(): Pick<SeatState, 'line' | 'ms'> {
    if (!this.isThere) return { line: 'lost', ms: null }
    return { line: this.ms !== null && this.ms > SLOW ? 'slow' : 'here', ms: this.ms }
  }

  say(message: Message): void {
    if (!this.closed) this.channel.send(writeMessage(message))
  }

  /** Asks whether the other is there. A long silence counts as a loss; the channel stays. */
  beat(): void {
    if (this.closed) return
    const now = this.clock.now()
    if (now - this.asked > ASLEEP) this.heard = now
    this.asked = now
    if (now - this.heard > SILENCE && !this.silent) {
      this.silent = true
      this.events.lost()
    }
    this.say({ is: 'ping', at: now })
  }

  /** Closes the channel; nothing is told of it here. */
  close(): void {
    this.closed = true
    this.channel.close()
  }

  private lose(): void {
    if (this.closed) return
    this.close()
    this.events.lost()
  }

  private take(text: string): void {
    if (this.closed) return
    this.heard = this.clock.now()
    if (this.silent) {
      this.silent = false
      this.events.back()
    }
    const message = readMessage(text)
    // What isn't understood is left alone: the version was compared before.
    if (message === null) return
    if (message.is === 'ping') return this.say({ is: 'pong', at: message.at })
    if (message.is === 'pong') {
      this.ms = Math.max(0, this.clock.now() - message.at)
      return this.events.timed()
    }
    this.events.told(message)
  }
}
