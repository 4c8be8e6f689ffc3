/** The game with friends as the page shows it. What brings the pages together is loaded when it is needed (`ui/friend`). */
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { Seat } from '../../engine/index.ts'
import type { FriendState, SeatShown, Trouble } from '../../link/index.ts'
import { type Game, useTable } from '../../store/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import type { LogNote } from '../view/index.ts'

/** How far the way to another page is made. */
export type Way =
  | { readonly kind: 'none' | 'making' | 'connecting' | 'noPath' | 'badCode' | 'nobody' | 'calling' }
  /** An invitation waits to be followed. `short`: its code is short, and nothing has to come back. */
  | { readonly kind: 'invitation'; readonly code: string; readonly short: boolean; readonly since: number }
  /** The answer to an invitation waits to be sent back. */
  | { readonly kind: 'answer'; readonly code: string }

/** What has happened to the connection, or was agreed on. */
export interface FriendNews {
  readonly kind: 'here' | 'lost' | 'back' | 'wentBack' | 'late'
  readonly seat: Seat
  readonly name: string
}

/** News for the log of a game, after the reply of that node. `at`: the time, in milliseconds. */
interface FriendNote extends FriendNews {
  readonly game: string
  readonly node: number
  readonly at: number
}

/** What a person can do about it from the table. */
interface FriendActions {
  readonly sayUndo: (yes: boolean) => void
  readonly tryAgain: () => void
  /** How long a seat has left to think at that time, in milliseconds; `null`: there is no clock. */
  readonly leftFor: (seat: Seat, now: number) => number | null
}

interface FriendStore {
  readonly state: FriendState | null
  readonly way: Way
  /** Whether the server that brings pages together knows this one; `null`: there is none. */
  readonly reachable: boolean | null
  readonly actions: FriendActions | null
  /** The game that goes on by file, by its id. */
  readonly byFile: string | null
  /** The loss that the person waits on with, longer than usual: since when. */
  readonly waitsSince: number
  readonly notes: readonly FriendNote[]
  /** Who has just come back: the game rests for a moment before it goes on. */
  readonly back: readonly string[]
}

export const useFriend = create<FriendStore>()(() => ({
  state: null,
  way: { kind: 'none' },
  reachable: null,
  actions: null,
  byFile: null,
  waitsSince: 0,
  notes: [],
  back: [],
}))

/** The time in milliseconds, each second. */
export function useNow(): number {
  const [now, tick] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** What the log of a game tells of the connection. */
export function useNotes(game: string): readonly LogNote[] {
  const notes = useFriend((friends) => friends.notes)
  return useMemo(
    () =>
      notes
        .filter((note) => note.game === game)
        .map(({ node, seat, kind, name, at }) => ({
          node,
          seat,
          text: sayFriend(`friend.log.${kind}`, { name, at: new Date(at) }),
        })),
    [notes, game],
  )
}

/** Minutes and seconds: `0:42`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The others' seats that can't be reached. */
export const lostSeats = (state: FriendState | null): readonly SeatShown[] =>
  state?.seats.filter(({ line }, seat) => line === 'lost' && seat !== state.you) ?? []

/** Their names. */
export const lostNames = (state: FriendState | null): readonly string[] =>
  lostSeats(state).flatMap(({ name }) => name ?? [])

/** After waiting for so long, a person is told that they may leave. */
export const WAITING = 5 * 60_000

/** How much longer those who are lost are waited for, in milliseconds. */
export function useLeft(): number {
  const state = useFriend((friends) => friends.state)
  const waitsSince = useFriend((friends) => friends.waitsSince)
  const now = useNow()
  const lost = lostSeats(state)
  const since = Math.max(waitsSince, Math.min(now, ...lost.map((seat) => seat.since)))
  return Math.max(0, WAITING - (now - since))
}

/** The name of a player on another machine, as a sentence has it. */
export const friendName = (state: FriendState, seat: Seat | null): string =>
  (seat === null ? null : state.seats[seat]?.name) ?? sayFriend('friend.someone')

/** What stopped the game, or kept it from beginning. */
export function stopSentence(state: FriendState, trouble: Extract<Trouble, { kind: 'stopped' | 'cards' }>): string {
  const [why, seat] =
    trouble.kind === 'cards' ? (['cards', trouble.seat] as const) : ([trouble.why, trouble.by] as const)
  return sayFriend(`friend.stop.${why}`, { name: friendName(state, seat) })
}

/** What is told next to a decision: a wish to go back, and that it was declined. */
export function useUndoNews(): string | null {
  const state = useFriend((friends) => friends.state)
  if (state === null) return null
  if (state.undo !== null && state.undo.by === state.you) return sayFriend('friend.undoWaits')
  return state.declined ? sayFriend('friend.declined') : null
}

/** After a game: who is ready for another; `null`: nobody else. */
export function useReadyNews(): string | null {
  const state = useFriend((friends) => friends.state)
  const names = state?.seats.flatMap(({ name, ready }, seat) => (ready && seat !== state.you ? (name ?? []) : [])) ?? []
  return names.length > 0 ? sayFriend('friend.readyAgain', { names }) : null
}

/** Plays on at this page alone, for a game that goes on by file. */
export function playByFile({ id }: Pick<Game, 'id'>): void {
  useFriend.setState({ byFile: id })
  useTable.getState().halt(false)
}
