/** How a text gets from page to page: a channel that keeps the order, until it is closed. */

export interface Transport {
  readonly send: (text: string) => void
  readonly close: () => void
  /** Who listens; what came before is told then. One listener each. */
  readonly onMessage: (listen: (text: string) => void) => void
  readonly onClose: (listen: () => void) => void
}

/** A channel's receiving end: what comes before anybody listens waits. */
export class Inbox {
  private listening: ((text: string) => void) | null = null
  private closing: (() => void) | null = null
  private waiting: string[] = []
  private closed = false

  readonly onMessage = (listen: (text: string) => void): void => {
    this.listening = listen
    const waiting = this.waiting
    this.waiting = []
    for (const text of waiting) listen(text)
  }

  readonly onClose = (listen: () => void): void => {
    this.closing = listen
    if (this.closed) listen()
  }

  take(text: string): void {
    if (this.closed) return
    if (this.listening === null) this.waiting.push(text)
    else this.listening(text)
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.closing?.()
  }
}

/** Two ends in one memory, for tests. Texts arrive when `flush` is called, in the order in which they were sent. */
export interface MemoryPair {
  readonly ends: readonly [Transport, Transport]
  /** Delivers what is under way, and what is sent because of it; how many texts that were. */
  readonly flush: () => number
  /** The line is cut: what is under way is lost, and both ends hear of it. */
  readonly cut: () => void
  /** Changes what the first end sends; `null`: nothing arrives. */
  tamper: ((text: string) => string | null) | null
}

export function memoryPair(): MemoryPair {
  const inboxes = [new Inbox(), new Inbox()] as const
  let under: { readonly to: Inbox; readonly text: string }[] = []
  let open = true
  const close = (): void => {
    open = false
    under = []
    for (const inbox of inboxes) inbox.close()
  }
  const end = (at: 0 | 1): Transport => ({
    send: (text) => {
      if (!open) return
      const sent = at === 0 && pair.tamper !== null ? pair.tamper(text) : text
      if (sent !== null) under.push({ to: inboxes[at === 0 ? 1 : 0], text: sent })
    },
    close,
    onMessage: inboxes[at].onMessage,
    onClose: inboxes[at].onClose,
  })
  const pair: MemoryPair = {
    ends: [end(0), end(1)],
    flush: () => {
      let n = 0
      for (let next = under.shift(); next !== undefined; next = under.shift()) {
        next.to.take(next.text)
        n++
      }
      return n
    },
    cut: close,
    tamper: null,
  }
  return pair
}
