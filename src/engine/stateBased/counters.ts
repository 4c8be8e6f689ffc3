/** 2011:704.5r: +1/+1 and -1/-1 counters on one permanent cancel out. Not so in 2004. */
import type { Proposed } from '../events/index.ts'
import { editionOf, type GameObject, type State } from '../state/index.ts'

/** As many of each as there are of the rarer kind. */
export function cancellingCounters(state: State, object: GameObject): readonly Proposed[] {
  const n = Math.min(object.counters['+1/+1'] ?? 0, object.counters['-1/-1'] ?? 0)
  if (n === 0 || !editionOf(state).stateBased.countersCancel) return []
  return ['+1/+1', '-1/-1'].map((counter) => ({ kind: 'counters', object: object.id, counter, change: -n }))
}
