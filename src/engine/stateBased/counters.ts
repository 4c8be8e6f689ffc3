/** Counters that state-based actions remove. */
import type { Proposed } from '../events/index.ts'
import { mostCounters } from '../restrictions/index.ts'
import { editionOf, type GameObject, type State } from '../state/index.ts'

/** 2011:704.5r: +1/+1 and -1/-1 cancel out, not so in 2004: as many of each as there are of the rarer kind. */
export function cancellingCounters(state: State, object: GameObject): readonly Proposed[] {
  const n = Math.min(object.counters['+1/+1'] ?? 0, object.counters['-1/-1'] ?? 0)
  if (n === 0 || !editionOf(state).stateBased.countersCancel) return []
  return ['+1/+1', '-1/-1'].map((counter) => ({
    kind: 'counters',
    object: object.id,
    counter,
    change: -n,
    cause: 'rule',
  }))
}

/** today:122.4: of a kind of which it can't have more than so many, the surplus. */
export function surplusCounters(state: State, { id: object, counters }: GameObject): readonly Proposed[] {
  if (Object.keys(counters).length === 0) return []
  return mostCounters(state, object).flatMap(({ counter, n }): readonly Proposed[] => {
    const surplus = (counters[counter] ?? 0) - n
    return surplus > 0 ? [{ kind: 'counters', object, counter, change: -surplus, cause: 'rule' }] : []
  })
}
