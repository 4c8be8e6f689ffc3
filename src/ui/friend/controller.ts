/** Brings pages together: makes and follows invitations, and keeps the party that the table belongs to. */
import type { Exchange } from '../../engine/index.ts'
import {
  accept,
  BUILD,
  call,
  type Dialling,
  FRIEND_CONFIG,
  Guest,
  Host,
  type Invitation,
  invite,
  type Memory,
  readShortCode,
  recallGame,
  rememberGame,
  type SentDeck,
  type Surroundings,
  shortCode,
  type Terms,
  type Transport,
  waitForCalls,
} from '../../link/index.ts'
import { type Left, listKept, useTable } from '../../store/index.ts'
import { useFriend, type Way } from '../session/friend.ts'
import { tellNews, tellTurns } from './news.ts'

const { iceServers, peerServer } = FRIEND_CONFIG
/** How long after a failure it is tried again. */
const AGAIN = 5000

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const roll = (n: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n

let party: Host | Guest | null = null
let dialling: Dialling | null = null
let stopWaiting: (() => void) | null = null
let stopTurns: () => void = () => {}
/** The short code of the game, where there is a server for it. */
let code: string | null = null

const set = (way: Way): void => useFriend.setState({ way })

const isGame = ({ saved }: Left, id: string): boolean => 'start' in saved && saved.start.id === id

/** Brings a game that this page keeps to the table. */
async function recall(id: string): Promise<Memory | null> {
  const memory = recallGame(id)
  if (memory === null) return null
  const { game, left, resume, openKept } = useTable.getState()
  if (game?.id === id) return memory
  if (left !== null && isGame(left, id)) resume()
  else {
    const kept = (await listKept()).find((one) => typeof one.left !== 'string' && isGame(one.left, id))
    if (kept !== undefined) await openKept(kept.key)
  }
  return useTable.getState().game?.id === id ? memory : null
}

const around: Surroundings = {
  table: useTable,
  clock: {
    now: Date.now,
    every: (ms, act) => {
      const timer = setInterval(act, ms)
      return () => clearInterval(timer)
    },
  },
  build: BUILD,
  secret: randomText,
  changed: (state) => {
    const before = useFriend.getState().state
    useFriend.setState({ state })
    tellNews(before, state)
    callAgain()
  },
  remember: rememberGame,
  ended: () => forget(),
  recall,
}

function forget(): void {
  party = null
  dialling?.cancel()
  dialling = null
  stopWaiting?.()
  stopWaiting = null
  code = null
  stopTurns()
  useFriend.setState({ state: null, way: { kind: 'none' }, actions: null, reachable: null, waitsSince: 0 })
}

function keep<P extends Host | Guest>(made: P): P {
  party?.close()
  party = made
  useFriend.setState({
    state: made.state,
    byFile: null,
    actions: {
      sayUndo: (yes) => made.sayUndo(yes),
      tryAgain: () => made.tryAgain(),
      leftFor: (seat, now) => made.leftFor(seat, now),
    },
  })
  stopTurns = tellTurns()
  return made
}

const freshGame = (): string => `friends-${randomText()}`

/** Ends it: the invitation, or the answer to one, no longer stands, and the friends at the table are told. */
export const endParty = (): void => (party === null ? forget() : party.close())

/** Begins to invite: sits down with a name and a deck. */
export function beginInviting(terms: Terms, own: { readonly name: string; readonly deck: SentDeck }): void {
  code = peerServer === null ? null : shortCode(roll)
  keep(new Host(around, terms, own, freshGame, code))
  void makeInvitation()
}

/** Goes on with a game with friends that is at the table: the inviter invites again, a friend calls, where that is possible. */
export async function connectAgain(): Promise<void> {
  const { game } = useTable.getState()
  const memory = game === null ? null : recallGame(game.id)
  if (memory === null || party !== null) return
  if (memory.role === 'host') {
    code = memory.code
    keep(Host.again(around, memory, freshGame))
    await makeInvitation()
  } else if (memory.code !== null) await followCode(memory.code)
}

/** Whether this page can bring its players together again by itself: it invited, or knows the code to call. */
export function canConnect(game: string): boolean {
  const memory = recallGame(game)
  return memory !== null && (memory.role === 'host' || (memory.code !== null && peerServer !== null))
}

/** An invitation for the next friend: by a short code, or by a link to which an answer has to come back. */
export async function makeInvitation(): Promise<void> {
  if (code !== null && peerServer !== null) return waitUnder(code, peerServer)
  dialling?.cancel()
  set({ kind: 'making' })
  const invitation = await invite(iceServers).catch(() => null)
  if (invitation === null) return set({ kind: 'noPath' })
  dialling = invitation
  set({ kind: 'invitation', code: invitation.code, short: false, since: Date.now() })
  invitation.channel.then(
    (channel) => welcome(channel, invitation),
    () => dialling === invitation && set({ kind: 'noPath' }),
  )
}

/** Whether the invitation that is out can be answered by a code. */
const isInvitation = (one: Dialling | null): one is Invitation => one !== null && 'answer' in one

/** Takes the code that answers the invitation; false: it is none. */
export async function takeAnswer(text: string): Promise<boolean> {
  const answered = dialling
  if (!isInvitation(answered)) return false
  const taken = await answered.answer(codeIn(text))
  // Nearby the channel may be open already.
  if (taken && dialling === answered) set({ kind: 'connecting' })
  return taken
}

function welcome(channel: Transport, by: Dialling | null): void {
  if (!(party instanceof Host)) return channel.close()
  if (dialling === by) dialling = null
  set({ kind: 'none' })
  party.welcome(channel)
}

/** Waits at the server, for as long as the party lasts. */
function waitUnder(short: string, server: string): void {
  if (stopWaiting === null) {
    const listen = (): void => {
      stopWaiting = waitForCalls(server, short, randomText(), iceServers, {
        came: (channel) => (party instanceof Host ? party.welcome(channel) : channel.close()),
        reachable: (on) => {
          useFriend.setState({ reachable: on })
          if (!on) setTimeout(() => party instanceof Host && stopWaiting !== null && listen(), AGAIN)
        },
      })
    }
    listen()
  }
  set({ kind: 'invitation', code: short, short: true, since: Date.now() })
}

/** The code in a link, or in what was typed. */
const codeIn = (text: string): string => /[#&]friend=([^&\s]+)/.exec(text)?.[1] ?? text.trim()

/** Follows an invitation, by its link or code. */
export async function follow(text: string): Promise<void> {
  if (party instanceof Host) party.close()
  const short = readShortCode(codeIn(text))
  if (short !== null && peerServer !== null) return followCode(short)
  dialling?.cancel()
  set({ kind: 'making' })
  const one = await accept(codeIn(text), iceServers).catch(() => null)
  if (one === null) return set({ kind: 'badCode' })
  dialling = one
  set({ kind: 'answer', code: one.code })
  one.channel.then(
    (channel) => join(channel),
    () => dialling === one && set({ kind: 'noPath' }),
  )
}

function join(channel: Transport): void {
  dialling = null
  set({ kind: 'none' })
  // Who sits already comes back to the same seat.
  const guest = party instanceof Guest ? party : keep(new Guest(around, code))
  guest.join(channel)
}

async function followCode(short: string): Promise<void> {
  if (peerServer === null) return set({ kind: 'badCode' })
  code = short
  set({ kind: 'calling' })
  try {
    join(await call(peerServer, short, randomText(), iceServers))
  } catch (error) {
    set({ kind: error instanceof Error && error.message === 'no path' ? 'noPath' : 'nobody' })
  }
}

let calling = false

/** A friend whose line is lost calls again by itself, where there is a short code. */
function callAgain(): void {
  const { state, way } = useFriend.getState()
  if (calling || code === null || state?.role !== 'guest' || state.seats[0]?.line !== 'lost' || way.kind === 'calling')
    return
  calling = true
  setTimeout(() => {
    calling = false
    if (code !== null && useFriend.getState().state?.seats[0]?.line === 'lost') void followCode(code).then(callAgain)
  }, AGAIN)
}

export const bring = (own: { readonly name: string; readonly deck: SentDeck }): void => {
  if (party instanceof Host) party.bring(own)
  else party?.sit(own.name, own.deck)
}

export const changeTerms = (terms: Terms): void => {
  if (party instanceof Host) party.change(terms)
}

export const releaseSeat = (seat: number): void => {
  if (party instanceof Host) party.release(seat)
}

export const sayReady = (on: boolean, exchange?: Exchange): void => party?.ready(on, exchange)
export const tryAgain = (): void => {
  useFriend.setState({ way: { kind: 'none' } })
  if (party instanceof Host) void makeInvitation()
}
