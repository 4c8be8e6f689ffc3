/** Log entries, as a seat may know them. */
import type { LogEntry, Named, Seat } from '../state/index.ts'

const UNKNOWN: Named = { id: 0, name: null }

/** The log entries without the names and ids of cards that the seat may not know. */
export function seenEvents(events: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  return events.map((event) => {
    if (event.kind === 'moved' && event.hiddenFrom.includes(seat)) return { ...event, object: UNKNOWN, became: null }
    if (event.kind === 'lookedAt' && !event.shownTo.includes(seat)) return { ...event, objects: [] }
    return event
  })
}
