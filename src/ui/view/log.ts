/** The log of the line of positions up to the cursor, as one seat may read it. */
import type { Reason } from '../../ai/index.ts'
import { type LogEntry, type Question, type Seat, type State, seenEvents } from '../../engine/index.ts'
import { memoisedAt } from '../../language/index.ts'
import { nodeAt, pathTo, type Timeline, type TimelineNode } from '../../store/index.ts'
import { inEachLanguage, say } from '../messages/index.ts'
import { type LogItem, logEntries, withoutEmptySteps } from './logLines.ts'
import { signsFor } from './scene.ts'

/** Who reads, and from whose side the table is shown. */
interface Reader {
  readonly state: State
  readonly me: Seat
  readonly side: Seat
}

/** The entries of one node; made once for each reader (`key`). */
const entriesOf = inEachLanguage(() =>
  memoisedAt((events: readonly LogEntry[], _key: string, { state, me, side }: Reader): readonly LogItem[] =>
    logEntries(seenEvents(events, me), { state, me: side }),
  ),
)

export interface LogRow {
  readonly id: string
  readonly entry: LogItem
  /** Why a machine did this. */
  readonly why: Reason | null
}

const ANNOUNCING: ReadonlySet<Question['kind']> = new Set(['options', 'modes', 'number', 'targets', 'divide', 'pay'])

/** Why an act was begun: an announcement goes on for several replies, the first of which has the reason. */
function reasonFor(timeline: Timeline, { parent, reason }: TimelineNode, before: Reason | null): Reason | null {
  const asked = parent === null ? null : nodeAt(timeline, parent).position.question
  const goesOn = asked !== null && ANNOUNCING.has(asked.kind)
  return goesOn || reason === null ? before : reason
}

/** The rows of one reply; the first that tells of what its machine did has the reason. */
function rowsOf(node: TimelineNode, items: readonly LogItem[], me: Seat, why: Reason | null): Omit<LogRow, 'id'>[] {
  const first =
    node.reason === null || node.by === me
      ? -1
      : items.findIndex((one) => one.kind === 'line' && one.by !== 'you' && one.by !== null)
  return items.map((entry, index) => ({ entry, why: index === first ? why : null }))
}

/** What is told of a player besides the game, after the reply of that node: how the connection is. */
export interface LogNote {
  readonly node: number
  readonly seat: Seat
  readonly text: string
}

/**
 * Every line up to the cursor, with the reasons that machines gave. `side`: from whose side the table is shown, which the
 * signs of the players follow from.
 */
export function logOf(
  timeline: Timeline,
  state: State,
  me: Seat,
  side = me,
  notes: readonly LogNote[] = [],
): readonly LogRow[] {
  const key = `${me} ${side}`
  const signs = signsFor(state, side)
  let why: Reason | null = null
  const rows = pathTo(timeline, timeline.cursor).flatMap((index): Omit<LogRow, 'id'>[] => {
    const node = nodeAt(timeline, index)
    why = reasonFor(timeline, node, why)
    const marks = timeline.rewinds
      .filter(({ to, behindHidden }) => to === index && behindHidden)
      .slice(-1)
      .map((): LogItem => ({ kind: 'line', by: null, text: say('log.undoneHidden'), rule: null }))
    const told = notes
      .filter((note) => note.node === index)
      .map(({ seat, text }): LogItem => ({ kind: 'line', by: signs[seat] ?? null, text, rule: null }))
    return [
      ...rowsOf(node, entriesOf(node.events, key, { state, me, side }), me, why),
      ...[...marks, ...told].map((entry) => ({ entry, why: null })),
    ]
  })
  const shown = new Set(withoutEmptySteps(rows.map(({ entry }) => entry)))
  return rows.filter(({ entry }) => shown.has(entry)).map((row, index) => ({ ...row, id: `${index}` }))
}
