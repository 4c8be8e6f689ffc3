/** The log of the line of positions up to the cursor, as one seat may read it. */
import { type LogEntry, type Seat, type State, seenEvents } from '../../engine/index.ts'
import { nodeAt, pathTo, type Timeline } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { type LogItem, logEntries, withoutEmptySteps } from './logLines.ts'

const read = new WeakMap<readonly LogEntry[], Map<Seat, readonly LogItem[]>>()

/** The entries of one node; made once for each seat. */
function entriesOf(events: readonly LogEntry[], state: State, me: Seat): readonly LogItem[] {
  let bySeat = read.get(events)
  if (bySeat === undefined) {
    bySeat = new Map()
    read.set(events, bySeat)
  }
  const entries = bySeat.get(me) ?? logEntries(seenEvents(events, me), { state, me })
  bySeat.set(me, entries)
  return entries
}

export interface LogRow {
  readonly id: string
  readonly entry: LogItem
}

export function logOf(timeline: Timeline, state: State, me: Seat): readonly LogRow[] {
  const path = pathTo(timeline, timeline.cursor)
  const entries = path.flatMap((index): readonly LogItem[] => {
    const marks = timeline.rewinds
      .filter(({ to, behindHidden }) => to === index && behindHidden)
      .slice(-1)
      .map((): LogItem => ({ kind: 'line', by: null, text: say('log.undoneHidden'), rule: null }))
    return [...entriesOf(nodeAt(timeline, index).events, state, me), ...marks]
  })
  return withoutEmptySteps(entries).map((entry, index) => ({ id: `${index}`, entry }))
}
