/** Log entries, as a seat may know them. */
import type { LogEntry, Named, Seat } from '../state/index.ts'

const UNKNOWN: Named = { id: 0, name: null }

type Moved = Extract<LogEntry, { kind: 'moved' }>

/** A card that another player draws, or that goes from one hidden place to another, isn't logged. */
function isHidden(event: Moved, seat: Seat): boolean {
  if (event.hiddenFrom.includes(seat)) return true
  return event.from === 'library' && event.to === 'hand' && event.cause === 'draw' && event.seat !== seat
}

/** The log entries without the names and ids of cards that the seat may not know. */
export function seenEvents(events: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  return events.map((event) => {
    if (event.kind === 'moved' && isHidden(event, seat)) return { ...event, object: UNKNOWN, became: null }
    if (event.kind === 'lookedAt' && event.seat !== seat) return { ...event, objects: [] }
    return event
  })
}
