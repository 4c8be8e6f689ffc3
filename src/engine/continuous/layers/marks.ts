/** What a permanent's marks bring: menace, "can't block". */
import { MARKS, PERMANENT_MARKS } from '../../../language/index.ts'
import type { GameObject, LayerObject } from '../../state/index.ts'
import { contextOf } from '../words/context.ts'
import { type Computation, push } from './computation.ts'
import { partsByLayer } from './layersOf.ts'

/** Adds the effects of what the permanent is marked as, each as of the time when it became so. */
export function addMarks(
  run: Computation,
  { id, controller }: LayerObject,
  marks: NonNullable<GameObject['marks']>,
): void {
  for (const name of PERMANENT_MARKS) {
    const held = marks[name]
    const { brings } = MARKS[name]
    if (held === undefined || brings === undefined) continue
    push(run, {
      source: id,
      timestamp: held.at,
      plan: partsByLayer(run.edition, brings),
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
