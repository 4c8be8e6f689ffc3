/** A direct channel between two browsers (WebRTC), from an invitation's code and the code that answers it. */
import { codeOf, descriptionOf } from './codes.ts'
import { Inbox, type Transport } from './transport.ts'

/** Texts longer than this are sent in pieces: no browser has to take more at once. */
const PIECE = 16_000
/** No message is longer than this, whatever comes. */
const LONGEST = 4_000_000
/** How long ways to reach this page are looked for. */
const GATHERING = 2500
/** After so long without a channel there is no path. */
const PATIENCE = 20_000

/** Cuts a text into pieces, each with a mark: `+` goes on, `.` ends. */
export const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = []
  for (let at = 0; at === 0 || at < text.length; at += PIECE)
    pieces.push(`${at + PIECE < text.length ? '+' : '.'}${text.slice(at, at + PIECE)}`)
  return pieces
}

/** Puts pieces together; calls with each whole text. */
export function joining(whole: (text: string) => void): (piece: string) => void {
  let before = ''
  return (piece) => {
    const text = before + piece.slice(1)
    before = ''
    if (text.length > LONGEST) return
    if (piece.startsWith('+')) before = text
    else whole(text)
  }
}

function overChannel(channel: RTCDataChannel, connection: RTCPeerConnection): Transport {
  const inbox = new Inbox()
  const take = joining((text) => inbox.take(text))
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string') take(data)
  }
  channel.onclose = () => inbox.close()
  connection.addEventListener('connectionstatechange', () => {
    if (['failed', 'closed'].includes(connection.connectionState)) inbox.close()
  })
  return {
    send: (text) => {
      if (channel.readyState === 'open') for (const piece of piecesOf(text)) channel.send(piece)
    },
    close: () => {
      channel.close()
      connection.close()
      inbox.close()
    },
    onMessage: inbox.onMessage,
    onClose: inbox.onClose,
  }
}

/** Resolves once the browser knows how it is reached, or has looked long enough. */
const gathered = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((done) => {
    const look = () => connection.iceGatheringState === 'complete' && done()
    connection.addEventListener('icegatheringstatechange', look)
    setTimeout(done, GATHERING)
    look()
  })

/** A channel that is being made. */
export interface Dialling {
  /** The code to be sent to the other page. */
  readonly code: string
  /** The channel, once it is open; fails where there is no path. */
  readonly channel: Promise<Transport>
  readonly cancel: () => void
}

/** An invitation: its code goes out, and the code that comes back completes it. */
export interface Invitation extends Dialling {
  /** Takes the other page's code; false: it is none. The time for a path runs from here. */
  readonly answer: (code: string) => Promise<boolean>
}

const opened = (channel: RTCDataChannel): Promise<void> =>
  new Promise((done) => {
    if (channel.readyState === 'open') done()
    else channel.onopen = () => done()
  })

/** Fails once the connection has, or when `late` says so. */
const failure = (connection: RTCPeerConnection, late: Promise<unknown>): Promise<never> =>
  new Promise((_, fail) => {
    const noPath = () => fail(new Error('no path'))
    connection.addEventListener('connectionstatechange', () => {
      if (['failed', 'closed'].includes(connection.connectionState)) noPath()
    })
    void late.then(() => setTimeout(noPath, PATIENCE))
  })

const CHANNEL = 'cantrip'

/** Invites: makes a connection and its code. `servers`: what helps to find a path, as the site's configuration names it. */
export async function invite(servers: readonly RTCIceServer[]): Promise<Invitation> {
  const connection = new RTCPeerConnection({ iceServers: [...servers] })
  const channel = connection.createDataChannel(CHANNEL)
  await connection.setLocalDescription(await connection.createOffer())
  await gathered(connection)
  let begin: () => void = () => {}
  const answered = new Promise<void>((done) => {
    begin = done
  })
  return {
    code: codeOf('offer', connection.localDescription?.sdp ?? ''),
    channel: Promise.race([
      opened(channel).then(() => overChannel(channel, connection)),
      failure(connection, answered),
    ]),
    cancel: () => connection.close(),
    answer: async (code) => {
      const sdp = descriptionOf('answer', code)
      if (sdp === null || connection.signalingState !== 'have-local-offer') return false
      await connection.setRemoteDescription({ type: 'answer', sdp })
      begin()
      return true
    },
  }
}

/** Follows an invitation's code; `null`: it is none. */
export async function accept(code: string, servers: readonly RTCIceServer[]): Promise<Dialling | null> {
  const sdp = descriptionOf('offer', code)
  if (sdp === null) return null
  const connection = new RTCPeerConnection({ iceServers: [...servers] })
  const came = new Promise<RTCDataChannel>((done) => {
    connection.ondatachannel = ({ channel }) => done(channel)
  })
  await connection.setRemoteDescription({ type: 'offer', sdp })
  await connection.setLocalDescription(await connection.createAnswer())
  await gathered(connection)
  // The inviter may take their time with the code: only a connection that fails is without a path.
  const never = new Promise<void>(() => {})
  return {
    code: codeOf('answer', connection.localDescription?.sdp ?? ''),
    channel: Promise.race([
      came.then(async (channel) => {
        const transport = overChannel(channel, connection)
        await opened(channel)
        return transport
      }),
      failure(connection, never),
    ]),
    cancel: () => connection.close(),
  }
}
