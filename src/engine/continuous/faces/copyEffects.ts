/** Which copy effect applies to an object: a lasting one, or what it became a copy of as it entered (503.4-503.5). */
import { type Copied, memoised } from '../../../language/index.ts'
import type { LayerObject, LayerState, ObjectId, State } from '../../state/index.ts'

type Copies = ReadonlyMap<ObjectId, Copied>

const copiesIn = memoised((lasting: State['lasting']): Copies | null => {
  let found: Map<ObjectId, Copied> | null = null
  for (const { objects, changes } of lasting) {
    for (const change of changes) {
      if (change.kind !== 'copy' || change.copied === null) continue
      found ??= new Map()
      // In timestamp order: each copy effect replaces the one before (503.3).
      for (const id of objects) found.set(id, change.copied)
    }
  }
  return found
})

let lastLasting: State['lasting'] = []
let lastCopies: Copies | null = null

/** Called for every object, so the usual answer, none, costs only a comparison. */
function copiesOf({ lasting }: LayerState): Copies | null {
  if (lasting === lastLasting) return lastCopies
  lastLasting = lasting
  lastCopies = copiesIn(lasting)
  return lastCopies
}

/** Whether a copy effect has applied to the object since then. */
export const copiesSince = ({ lasting }: LayerState, { id }: LayerObject, since: number): boolean =>
  lasting.some(
    ({ objects, changes, timestamp }) =>
      timestamp > since &&
      objects.includes(id) &&
      changes.some((change) => change.kind === 'copy' && change.copied !== null),
  )

/**
 * What the object copies, considering all copy effects; `null` if it isn't a copy. What has come on top of it since is
 * none (today:730.2a).
 */
export function copiedBy(state: LayerState, object: LayerObject): Copied | null {
  const copied = copiesOf(state)?.get(object.id)
  if (copied === undefined) return object.copied
  const isOver = object.merged !== undefined && !copiesSince(state, object, object.merged.topAt)
  return isOver ? object.copied : copied
}
