/** Counters on an Equipment that make the equipped creature stronger (today:122.1j). */
import type { LayerObject } from '../../state/index.ts'
import { copiable } from '../faces/copiable.ts'
import { contextOf } from '../words/context.ts'
import { type Computation, push } from './computation.ts'
import { partsByLayer } from './layersOf.ts'

/** Adds what the counters on an Equipment give what it is attached to. */
export function addEquippingCounters(run: Computation, object: LayerObject): void {
  const { id, counters, timestamp, controller, attachedTo } = object
  const { equipping } = run.edition.stateBased.ruledCounters
  const n = equipping.reduce((sum, counter) => sum + (counters[counter] ?? 0), 0)
  if (n === 0 || attachedTo === null || !('object' in attachedTo)) return
  if (!copiable(run.state, object).subtypes.includes('Equipment')) return
  push(run, {
    source: id,
    timestamp,
    plan: partsByLayer(run.edition, [{ kind: 'pt', power: n, toughness: 0 }]),
    ability: null,
    lasting: null,
    condition: null,
    what: { kind: 'host' },
    context: contextOf(id, controller),
    affected: [attachedTo.object],
    done: 0,
  })
}
