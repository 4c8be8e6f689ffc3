/** The exceptions of a copy (503.9): changes to the copiable values themselves, so they are copied in turn. */
import { type Change, derivedFrom, type Printed } from '../../language/index.ts'
import type { Characteristics } from '../state/index.ts'
import { isIntrinsic } from './basicLands.ts'
import { applied, type EvaluatedChange } from './change.ts'

/** No exception of a copy depends on its source or controller. */
const NOBODY = { source: 0, controller: 0 }

/** A face's contribution to an object, apart from its text. */
export type Face = Omit<Printed, 'text'>

/**
 * With its numbers as they were when it was copied; an ability gets a key distinct from everything else that is copied.
 */
function evaluatedAlready(change: Change, place: number): EvaluatedChange {
  if (change.kind === 'gain')
    return { kind: 'gain', ability: derivedFrom(change.ability, { object: 0, key: `copy${place}` }) }
  if (change.kind !== 'setPt') return { kind: 'plain', change }
  const number = (n: typeof change.power): number | null => (typeof n === 'number' ? n : null)
  return { kind: 'numbers', set: true, power: number(change.power), toughness: number(change.toughness) }
}

/** The face with the changes; what basic land types give is derived again. */
export function changedFace(face: Face, changes: readonly Change[]): Face {
  const before: Characteristics = { ...face, controller: 0, restrictions: [] }
  const {
    controller: _,
    restrictions: __,
    ...after
  } = changes.reduce(
    (values, change, place) => applied(values.abilities, values, evaluatedAlready(change, place), NOBODY),
    before,
  )
  return { ...after, abilities: after.abilities.filter((ability) => !isIntrinsic(ability)) }
}
