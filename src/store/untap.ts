/** Takes back one mana ability among several activated since anything else happened: the others are replayed. */
import type { ObjectId, Reply, Seat } from '../engine/index.ts'
import { nodeAt, pathTo, type Timeline } from './timeline.ts'

export interface UntapPlan {
  readonly to: number
  readonly again: readonly Reply[]
}

const activated = (reply: Reply | null): ObjectId | null => {
  if (reply === null || typeof reply !== 'object') return null
  if ('do' in reply) return reply.do === 'activate' ? reply.object : null
  return 'pay' in reply && reply.pay === 'activate' ? reply.object : null
}

/** How many replies at the front answer questions of the activation that is being taken back. */
function answersAtFront(replies: readonly Reply[]): number {
  const next = replies.findIndex((reply) => typeof reply !== 'string')
  return next < 0 ? replies.length : next
}

/** `null` unless the object's mana was made in the run of mana abilities that leads to the cursor. */
export function untapPlan(timeline: Timeline, seat: Seat, object: ObjectId): UntapPlan | null {
  const again: Reply[] = []
  for (const index of [...pathTo(timeline, timeline.cursor)].reverse()) {
    const { reply, by, parent, events } = nodeAt(timeline, index)
    const onlyMana = events.every(({ kind }) => kind === 'activated' || kind === 'tapped' || kind === 'manaAdded')
    if (reply === null || by !== seat || parent === null || !onlyMana) return null
    // A string answers which mana an ability gives: it belongs to the activation before it.
    const source = activated(reply)
    if (source === null && typeof reply !== 'string') return null
    if (source === object) return { to: parent, again: again.slice(answersAtFront(again)) }
    again.unshift(reply)
  }
  return null
}
