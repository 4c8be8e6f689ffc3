/** A channel whose two ends are in one memory. */
import { Inbox, type Transport } from '../../../src/link/transport.ts'

/** Texts arrive when `flush` is called, in the order in which they were sent. */
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
