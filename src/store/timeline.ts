/**
 * The line of positions, as a tree: undo moves the cursor back, a different answer from there starts a branch. The tip
 * is where redo leads.
 */
import type { Reason } from '../ai/index.ts'
import type { LogEntry, Position, Reply, Seat } from '../engine/index.ts'

export interface TimelineNode {
  readonly position: Position
  /** The log entries of what the reply that led here caused. */
  readonly events: readonly LogEntry[]
  readonly parent: number | null
  readonly reply: Reply | null
  /** Who replied; `null` at the root. */
  readonly by: Seat | null
  /** The table itself (auto-pass) or a machine replied: undo doesn't stop here. */
  readonly auto: boolean
  /** Hidden information was revealed here: a card drawn, shown or searched for, a library shuffled. */
  readonly barrier: boolean
  /** Why a machine replied so, where it said. */
  readonly reason: Reason | null
}

/** Going back, shown in the log after the node it led to. */
export interface Rewind {
  readonly to: number
  readonly behindHidden: boolean
}

export interface Timeline {
  readonly nodes: readonly TimelineNode[]
  readonly cursor: number
  readonly tip: number
  readonly rewinds: readonly Rewind[]
}

const REVEALING: ReadonlySet<LogEntry['kind']> = new Set(['shuffled', 'revealed', 'lookedAt', 'turnedFaceUp'])

/** Whether log entries tell somebody what was hidden before. */
export function revealsHidden(events: readonly LogEntry[]): boolean {
  return events.some(
    (event) =>
      REVEALING.has(event.kind) || (event.kind === 'moved' && (event.from === 'library' || event.cause === 'draw')),
  )
}

export function startTimeline(position: Position, events: readonly LogEntry[] = []): Timeline {
  const root: TimelineNode = {
    position,
    events,
    parent: null,
    reply: null,
    by: null,
    auto: true,
    barrier: false,
    reason: null,
  }
  return { nodes: [root], cursor: 0, tip: 0, rewinds: [] }
}

export function nodeAt(timeline: Timeline, index: number): TimelineNode {
  const node = timeline.nodes[index]
  if (node === undefined) throw new Error(`no position ${index} in the timeline`)
  return node
}

export function current(timeline: Timeline): TimelineNode {
  return nodeAt(timeline, timeline.cursor)
}

export interface Step {
  readonly position: Position
  readonly events: readonly LogEntry[]
  readonly reply: Reply
  readonly by: Seat | null
  readonly auto: boolean
  readonly reason?: Reason | null
}

/** Adds a new position after the cursor, on a new branch if there was another. */
export function append(timeline: Timeline, step: Step): Timeline {
  const { reason = null } = step
  const node: TimelineNode = { ...step, reason, parent: timeline.cursor, barrier: revealsHidden(step.events) }
  const index = timeline.nodes.length
  return { ...timeline, nodes: [...timeline.nodes, node], cursor: index, tip: index }
}

/** The indices from the root to a node, both included. */
export function pathTo(timeline: Timeline, index: number): readonly number[] {
  const path: number[] = []
  for (let at: number | null = index; at !== null; at = nodeAt(timeline, at).parent) path.push(at)
  return path.reverse()
}

/** Positions where a person decided, from the root to the cursor's parent: where undo can go. */
function stops(timeline: Timeline, mayStop: (seat: Seat) => boolean): readonly number[] {
  const path = pathTo(timeline, timeline.cursor)
  return path.slice(0, -1).filter((_, place) => {
    const next = path[place + 1]
    if (next === undefined) return false
    const { by, auto } = nodeAt(timeline, next)
    return !auto && by !== null && mayStop(by)
  })
}

export function undoTarget(timeline: Timeline, mayStop: (seat: Seat) => boolean): number | null {
  return stops(timeline, mayStop).at(-1) ?? null
}

/** The next position forward where a person decided, else the tip; `null` if there is nothing to redo. */
export function redoTarget(timeline: Timeline, mayStop: (seat: Seat) => boolean): number | null {
  if (timeline.tip === timeline.cursor) return null
  const path = pathTo(timeline, timeline.tip)
  const place = path.indexOf(timeline.cursor)
  if (place < 0) return null
  const ahead = path.slice(place + 1)
  const stop = ahead.find((_, offset) => {
    const next = ahead[offset + 1]
    if (next === undefined) return true
    const { by, auto } = nodeAt(timeline, next)
    return !auto && by !== null && mayStop(by)
  })
  return stop ?? null
}

/**
 * Moves the cursor back; leaves a mark if hidden information learnt since can't be forgotten; earlier marks move
 * further back with it.
 */
export function rewindTo(timeline: Timeline, index: number): Timeline {
  const path = pathTo(timeline, timeline.cursor)
  const place = path.indexOf(index)
  if (place < 0 || index === timeline.cursor) return timeline
  const marked = new Set(timeline.rewinds.flatMap((rewind) => (rewind.behindHidden ? [rewind.to] : [])))
  const passed = path.slice(place + 1)
  const behindHidden = passed.some((node) => nodeAt(timeline, node).barrier || marked.has(node))
  return { ...timeline, cursor: index, rewinds: [...timeline.rewinds, { to: index, behindHidden }] }
}

export function forwardTo(timeline: Timeline, index: number): Timeline {
  return { ...timeline, cursor: index }
}
