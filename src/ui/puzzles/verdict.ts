/** How the puzzle at the table stands, and what the worker is told of it. */
import { goalOf, wantOf } from '../../ai/puzzles/index.ts'
import { answer, type ObjectId, type Position, type Reply } from '../../engine/index.ts'
import { append, type Game, nodeAt, pathTo, startTimeline, type TablePuzzle, type Timeline } from '../../store/index.ts'
import type { Told } from './proofs.ts'

export interface Verdict {
  readonly solved: boolean
  readonly value: number
}

/** What came of it: judged where that could first be done; `null`: it goes on. */
export function verdictOf({ timeline, from }: Game, { task }: TablePuzzle): Verdict | null {
  if (!from) return null
  const goal = goalOf(task, from)
  for (const index of pathTo(timeline, timeline.cursor)) {
    const value = goal.judge(nodeAt(timeline, index).position)
    if (value !== null) return { solved: value >= wantOf(task), value }
  }
  return null
}

/** The nodes after the first, up to where the puzzle is. */
export const nodesOf = ({ timeline }: Game): readonly number[] => pathTo(timeline, timeline.cursor).slice(1)

export function repliesOf({ timeline }: Game): readonly Told[] {
  return pathTo(timeline, timeline.cursor).flatMap((index) => {
    const { reply, by } = nodeAt(timeline, index)
    return reply === null ? [] : [{ reply, by }]
  })
}

/** A line of replies from a position, as the log reads it. */
export function lineFrom(position: Position, replies: readonly Reply[]): Timeline {
  let timeline = startTimeline(position)
  for (const reply of replies) {
    const answered = answer(nodeAt(timeline, timeline.cursor).position, reply)
    if ('refused' in answered) break
    timeline = append(timeline, { ...answered, reply, by: null, auto: true })
  }
  return timeline
}

/** The objects that a reply is made with. */
export function objectsIn(reply: Reply): readonly ObjectId[] {
  if (typeof reply !== 'object') return []
  if ('object' in reply && typeof reply.object === 'number') return [reply.object]
  if (!Array.isArray(reply)) return []
  return reply.flatMap((one: unknown) => {
    if (typeof one === 'number') return [one]
    if (typeof one !== 'object' || one === null) return []
    if ('id' in one && typeof one.id === 'number') return [one.id]
    return 'object' in one && typeof one.object === 'number' ? [one.object] : []
  })
}
