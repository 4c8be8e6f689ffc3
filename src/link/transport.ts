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
