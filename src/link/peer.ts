/** One page at the other end of a channel: whether it is there, how fast it answers, and what it says. */
import { type Message, readMessage, writeMessage } from './messages.ts'
import type { Transport } from './transport.ts'

/** The time, as the page or a test has it; in milliseconds. */
export interface Clock {
  readonly now: () => number
  /** Calls again and again until the result is called. */
  readonly every: (ms: number, act: () => void) => () => void
}

/** A page that says nothing for so long is lost. */
const SILENCE = 15_000
/** A page that hasn't come to ask for so long was busy or asleep itself: what was said meanwhile still waits. */
const ASLEEP = 3000
/** A message that takes longer there and back is slow. */
const SLOW = 400

export interface PeerEvents {
  readonly told: (message: Message) => void
  /** The channel was closed, or nothing comes any more. */
  readonly lost: () => void
  /** How long a message takes has changed. */
  readonly timed: () => void
}

export class Peer {
  /** How long the last message took there and back. */
  ms: number | null = null
  private readonly channel: Transport
  private readonly clock: Clock
  private readonly events: PeerEvents
  private heard: number
  private asked: number
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

  get isOpen(): boolean {
    return !this.closed
  }

  get isSlow(): boolean {
    return this.ms !== null && this.ms > SLOW
  }

  say(message: Message): void {
    if (!this.closed) this.channel.send(writeMessage(message))
  }

  /** Asks whether the other is there; gives it up after a long silence. */
  beat(): void {
    if (this.closed) return
    const now = this.clock.now()
    if (now - this.asked > ASLEEP) this.heard = now
    this.asked = now
    if (now - this.heard > SILENCE) return this.lose()
    this.say({ is: 'ping', at: now })
  }

  /** Closes the channel without a word to who listens here. */
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
