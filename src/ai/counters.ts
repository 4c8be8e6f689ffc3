/** What counters on a permanent are worth to it. */
import { characteristics, find, type ObjectId, type State, supposingOf } from '../engine/index.ts'
import { damageLoss } from './value.ts'
import { worthOf } from './worth.ts'

/** No card that we know of wants more counters than this before it changes. */
const AHEAD = 12

/** What one counter of a kind is worth: its share of the next change that counters of that kind make. */
function counterWorth(state: State, id: ObjectId, counter: string): number {
  const counters = find(state, id)?.counters ?? {}
  const now = worthOf(state, id)
  for (let n = 1; n <= AHEAD; n++) {
    const more = supposingOf(state, id, { counters: { ...counters, [counter]: (counters[counter] ?? 0) + n } })
    const gain = worthOf(more, id) - now
    if (gain !== 0) return gain / n
  }
  return 0.3
}

/** What so many of them more bring it. */
export function countersGain(state: State, id: ObjectId, counter: string, n: number): number {
  if (counter === '-1/-1') return -Math.max(damageLoss(state, id, n), n * 1.3)
  return counter === '+1/+1'
    ? n * (characteristics(state, id).types.includes('creature') ? 1.6 : 0.1)
    : n * counterWorth(state, id, counter)
}
