/**
 * Brings pages together by a short code, where the site names a PeerServer (the `peer` package): it passes the codes of
 * an invitation and its answer from one page to the other, and nothing of the game.
 */
import * as v from 'valibot'
import { accept, type Dialling, invite } from './rtc.ts'
import type { Transport } from './transport.ts'

/** The server forgets who is silent for a minute. */
const HEARTBEAT = 20_000
const PREFIX = 'cantrip-'

const Passed = v.object({
  type: v.string(),
  src: v.optional(v.string(), ''),
  payload: v.optional(v.object({ code: v.string() })),
})
type Passed = v.InferOutput<typeof Passed>

interface Mail {
  readonly send: (to: string, type: 'OFFER' | 'ANSWER', code: string) => void
  readonly close: () => void
}

/** What reaches a page at the server under its name. */
interface Listening {
  readonly open: () => void
  readonly told: (message: Passed) => void
  readonly closed: () => void
}

/** Where the server at an address listens for a page with that name. */
function socketAddress(server: string, name: string, token: string): string {
  const address = new URL('peerjs', server.endsWith('/') ? server : `${server}/`)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.search = new URLSearchParams({ key: 'peerjs', id: name, token, version: '1.5.5' }).toString()
  return address.href
}

function mailbox(server: string, name: string, token: string, { open, told, closed }: Listening): Mail {
  const socket = new WebSocket(socketAddress(server, name, token))
  const beat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"HEARTBEAT"}'), HEARTBEAT)
  socket.onmessage = ({ data }) => {
    try {
      const read = v.safeParse(Passed, JSON.parse(String(data)))
      if (!read.success) return
      if (read.output.type === 'OPEN') open()
      else told(read.output)
    } catch {
      // Not ours.
    }
  }
  socket.onclose = () => {
    clearInterval(beat)
    closed()
  }
  return {
    send: (dst, type, code) => socket.send(JSON.stringify({ type, dst, payload: { code } })),
    close: () => socket.close(),
  }
}

/** What becomes of a page's place at the server. */
interface Calls {
  readonly came: (channel: Transport) => void
  /** Whether the page can be reached under its code. */
  readonly reachable: (on: boolean) => void
}

/** The inviter waits under a code; each friend that calls gets a channel. The result ends the wait. */
export function waitForCalls(
  server: string,
  code: string,
  token: string,
  servers: readonly RTCIceServer[],
  { came, reachable }: Calls,
): () => void {
  const mail = mailbox(server, PREFIX + code, token, {
    open: () => reachable(true),
    closed: () => reachable(false),
    told: ({ type, src, payload }) => {
      if (type !== 'OFFER' || payload === undefined) return
      void accept(payload.code, servers).then((dialling) => {
        if (dialling === null) return
        mail.send(src, 'ANSWER', dialling.code)
        dialling.channel.then(came, () => dialling.cancel())
      })
    },
  })
  return mail.close
}

/** Calls the inviter who waits under a code; fails where nobody does, or where there is no path. */
export function call(
  server: string,
  code: string,
  token: string,
  servers: readonly RTCIceServer[],
): Promise<Transport> {
  return new Promise((done, fail) => {
    const end = (why: Error): void => {
      mail.close()
      fail(why)
    }
    const invited = invite(servers)
    const mail = mailbox(server, `${PREFIX}${token}`, token, {
      open: () => void invited.then((one: Dialling) => mail.send(PREFIX + code, 'OFFER', one.code)),
      closed: () => fail(new Error('no server')),
      told: ({ type, payload }) => {
        if (type === 'EXPIRE' || type === 'LEAVE') return end(new Error('nobody'))
        if (type !== 'ANSWER' || payload === undefined) return
        void invited.then(async (one) => {
          await one.answer(payload.code)
          one.channel.then(
            (channel) => {
              done(channel)
              mail.close()
            },
            () => end(new Error('no path')),
          )
        })
      },
    })
  })
}
