import { afterEach, expect, test, vi } from 'vitest'
import { codeOf } from '../../src/link/codes.ts'
import { beginInviting, endParty, takeAnswer } from '../../src/ui/friend/controller.ts'
import { useFriend } from '../../src/ui/session/friend.ts'

const sdpOf = (user: string): string =>
  [
    'v=0',
    'a=candidate:1 1 udp 2113937151 192.0.2.7 41102 typ host',
    `a=ice-ufrag:${user}`,
    'a=ice-pwd:e2963qsu/P0DGahdzRPrbXNm',
    `a=fingerprint:sha-256 ${Array(32).fill('0A').join(':')}`,
    '',
  ].join('\r\n')

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A connection whose channel opens before the browser says that it has taken the answer, or after. */
const connection = (opensFirst: boolean) =>
  class {
    readonly iceGatheringState = 'complete'
    readonly signalingState = 'have-local-offer'
    readonly connectionState = 'new'
    readonly localDescription = { sdp: sdpOf('host') }
    private readonly channel = { readyState: 'connecting', onopen: () => {}, send: () => {}, close: () => {} }
    readonly createDataChannel = () => this.channel
    readonly createOffer = async () => ({ type: 'offer', sdp: sdpOf('host') })
    readonly setLocalDescription = async () => {}
    readonly addEventListener = () => {}
    readonly close = () => {}
    readonly setRemoteDescription = async () => {
      const open = () => {
        this.channel.readyState = 'open'
        this.channel.onopen()
      }
      if (opensFirst) open()
      else setTimeout(open, 20)
      await later(opensFirst ? 20 : 0)
    }
  }

const TERMS = {
  seats: 3,
  edition: '2011',
  formatId: null,
  house: {},
  undo: 'agreed',
  wins: 1,
  clock: null,
  commander: false,
} as const

const DECK = { name: 'Ember', cards: [], deck: [], sideboard: [], commander: [] }

afterEach(() => {
  endParty()
  vi.unstubAllGlobals()
})

test.each([true, false])(
  'an answer is taken, and the way is free for the next friend (opens first: %s)',
  async (first) => {
    vi.stubGlobal('RTCPeerConnection', connection(first))
    beginInviting(TERMS, { name: 'Ada', deck: DECK })
    await vi.waitFor(() => expect(useFriend.getState().way.kind).toBe('invitation'))
    expect(await takeAnswer('nonsense')).toBe(false)
    expect(useFriend.getState().way.kind).toBe('invitation')
    expect(await takeAnswer(codeOf('answer', sdpOf('guest')))).toBe(true)
    await later(40)
    expect(useFriend.getState()).toMatchObject({ way: { kind: 'none' }, state: { arriving: 1 } })
  },
)
