/** The seats of a table as the inviter's page keeps them: who sits there, with what, and over which channel. */
import type { Exchange } from '../engine/index.ts'
import { NO_EXCHANGE, type SeatState, type SentDeck } from './messages.ts'
import type { Peer } from './peer.ts'

/** A page that has come over a channel; `seat`: where it sits. */
export interface Visitor {
  readonly peer: Peer
  seat: number | null
  /** It has the same line as this page. */
  synced: boolean
}

export interface Place {
  name: string | null
  deckName: string | null
  deck: SentDeck | null
  /** By which a friend's page gets its seat back. */
  key: string
  commitment: string | null
  /** Between two games of a match. */
  exchange: Exchange
  secret: string | null
  visitor: Visitor | null
}

export const freePlace = (key: string): Place => ({
  name: null,
  deckName: null,
  deck: null,
  key,
  commitment: null,
  exchange: NO_EXCHANGE,
  secret: null,
  visitor: null,
})

function healthOf({ name, visitor }: Place, seat: number): Pick<SeatState, 'line' | 'ms'> {
  if (seat === 0) return { line: 'here', ms: null }
  if (name === null) return { line: 'free', ms: null }
  return visitor?.peer.health ?? { line: 'lost', ms: null }
}

/** The seats as everybody is told of them. */
export const seatStates = (places: readonly Place[]): readonly SeatState[] =>
  places.map((place, seat) => ({
    name: place.name,
    deckName: place.deckName,
    ready: place.commitment !== null,
    ...healthOf(place, seat),
  }))

/** Whether a friend sits, or sat, on every seat. */
export const areAllTaken = (places: readonly Place[]): boolean => places.every(({ name }) => name !== null)

/** A name that nobody else at the table has. */
export function freeName(wanted: string, taken: readonly (string | null)[]): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted} ${n}`
    if (!taken.includes(name)) return name
  }
}
