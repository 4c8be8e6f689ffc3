/** Counters that give the keyword they are named as (today:122.1b). */
import { abilityOfCounter } from '../../../language/index.ts'
import type { LayerObject } from '../../state/index.ts'
import { contextOf } from '../words/context.ts'
import { type Computation, push } from './computation.ts'
import { partsByLayer } from './layersOf.ts'

/** Adds what the counters on an object give it, in the ability layer, as of the time when they were put there. */
export function addKeywordCounters(run: Computation, { id, counters, timestamp, controller }: LayerObject): void {
  const { keywords } = run.edition.stateBased.ruledCounters
  if (keywords.length === 0) return
  for (const counter in counters) {
    const ability = keywords.includes(counter) ? abilityOfCounter(counter) : null
    if (ability === null) continue
    const put = run.state.countersPut?.find((one) => one.object === id && one.counter === counter)
    push(run, {
      source: id,
      timestamp: Math.max(timestamp, put?.at ?? 0),
      plan: partsByLayer(run.edition, [{ kind: 'gain', ability }]),
      ability: null,
      lasting: null,
      condition: null,
      what: { kind: 'self' },
      context: contextOf(id, controller),
      affected: [id],
      done: 0,
    })
  }
}
