/**
 * How long what happened takes to be seen: log entries in batches, each with the moment at which it starts. The client
 * moves things by these times, and waits by them before the table or a machine answers. Milliseconds at the usual pace.
 */
import type { LogEntry } from '../engine/index.ts'

/** What can be seen of a batch. */
export type Act =
  | 'draw'
  | 'play'
  | 'cast'
  | 'resolve'
  | 'counter'
  | 'die'
  | 'move'
  | 'appear'
  | 'reach'
  | 'damage'
  | 'counters'
  | 'attack'
  | 'block'
  | 'turn'

/** The paces that can be chosen: at once, quick, normal, calm. */
export const PACES = [0, 0.5, 1, 2] as const

const TIMES: { readonly [A in Act]: number } = {
  draw: 320,
  play: 320,
  cast: 440,
  resolve: 320,
  counter: 440,
  die: 440,
  move: 320,
  appear: 320,
  reach: 200,
  damage: 200,
  counters: 200,
  attack: 320,
  block: 440,
  turn: 320,
}

/** How long it stays at rest afterwards, so that it can be read. */
const RESTS: Partial<Record<LogEntry['kind'], number>> = {
  cast: 400,
  activated: 400,
  triggered: 400,
  countered: 200,
  attacked: 200,
  blocked: 200,
  damage: 300,
  mulliganed: 400,
  kept: 200,
}

type Moved = Extract<LogEntry, { kind: 'moved' }>

function actOfMove({ from, to, cause }: Moved): Act | null {
  if (cause === 'setup' || to === 'phasedOut' || from === 'phasedOut') return null
  if (from === null) return 'appear'
  if (cause === 'draw' || cause === 'mulligan') return 'draw'
  if (cause === 'play' || cause === 'cast' || cause === 'resolve' || cause === 'counter') return cause
  return from === 'battlefield' && to === 'graveyard' ? 'die' : 'move'
}

function actOf(event: LogEntry): Act | null {
  switch (event.kind) {
    case 'moved':
      return actOfMove(event)
    case 'tokenMade':
      return 'appear'
    case 'resolved':
      return 'reach'
    case 'damage':
    case 'life':
      return 'damage'
    case 'counters':
      return 'counters'
    case 'attacked':
      return event.attackers.length > 0 ? 'attack' : null
    case 'blocked':
      return event.blocks.length > 0 ? 'block' : null
    case 'turnBegan':
      return 'turn'
    default:
      return null
  }
}

/** What happens together, and when. */
export interface Batch {
  readonly act: Act
  readonly events: readonly LogEntry[]
  /** When the first of its members starts, how long each takes, and how much later the next one starts. */
  readonly at: number
  readonly ms: number
  readonly gap: number
}

/** Between members of a batch: its whole spread is never above 160. */
const gapOf = (n: number): number => (n < 2 ? 0 : Math.min(40, 160 / (n - 1)))

const endOf = ({ at, ms, gap, events }: Batch): number => at + ms + gap * (events.length - 1)

/** The objects that a batch touches. */
function touched({ events }: Batch): ReadonlySet<number> {
  const ids = events.flatMap((event) => {
    if (event.kind === 'moved') return [event.object.id, event.became ?? 0]
    if (event.kind === 'damage') return [event.object.id, 'id' in event.to ? event.to.id : 0]
    return 'object' in event && event.object !== null ? [event.object.id] : []
  })
  return new Set(ids.filter((id) => id !== 0))
}

/** When batches touch different objects, the next starts so long before the former has ended. */
const OVERLAP = 120

function after(former: Batch, next: Batch): number {
  const before = touched(former)
  const same = [...touched(next)].some((id) => before.has(id))
  return Math.max(former.at, endOf(former) - (same ? 0 : OVERLAP))
}

/** Entries without what was taken back. */
const lasting = (events: readonly LogEntry[]): readonly LogEntry[] =>
  events.slice(1 + events.findLastIndex(({ kind }) => kind === 'reversed'))

/** What can be seen of these entries: those of one kind that follow each other are one batch. */
export function batchesOf(events: readonly LogEntry[]): readonly Batch[] {
  const groups: { readonly act: Act; readonly events: LogEntry[] }[] = []
  for (const event of lasting(events)) {
    const act = actOf(event)
    const group = groups.at(-1)
    if (act === null) continue
    if (group?.act === act && act !== 'reach') group.events.push(event)
    else groups.push({ act, events: [event] })
  }
  const batches: Batch[] = []
  for (const { act, events: members } of groups) {
    const batch: Batch = { act, events: members, at: 0, ms: TIMES[act], gap: gapOf(members.length) }
    const former = batches.at(-1)
    batches.push(former === undefined ? batch : { ...batch, at: after(former, batch) })
  }
  return batches
}

/** From the first to the end of the last. */
export const lengthOf = (batches: readonly Batch[]): number => Math.max(0, ...batches.map(endOf))

function restAfter(events: readonly LogEntry[]): number {
  return events.reduce((most, event) => {
    if (event.kind === 'activated' && event.mana) return most
    return Math.max(most, RESTS[event.kind] ?? 0)
  }, 0)
}

/** A turn of another player that has been shown for so long is caught up with: rests are shorter. */
const LONG = 4000
const SHORT_REST = 200

/**
 * How long to wait before the table or a machine answers, so that what just happened can be seen.
 * @param shown how long this turn has been shown so far
 */
export function pauseAfter(events: readonly LogEntry[], pace: number, shown = 0): number {
  const length = lengthOf(batchesOf(events))
  const rest = restAfter(lasting(events))
  return Math.round((length + (shown > LONG * pace ? Math.min(SHORT_REST, rest) : rest)) * pace)
}

/** Whether there is anything in it that somebody has done, and that is to be read. */
export const isPlay = (events: readonly LogEntry[]): boolean => restAfter(lasting(events)) > 0
