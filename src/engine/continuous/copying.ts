/** What is different about a copy (503.9): changes to the copiable values themselves, so they are copied in turn. */
import type { Change, Printed } from '../../language/index.ts'
import type { Characteristics } from '../state/index.ts'
import { isIntrinsic } from './basicLands.ts'
import { applied, type Settled } from './change.ts'

/** What a face says of an object, apart from its words. */
export type Face = Omit<Printed, 'text'>

function settledAlready(change: Change): Settled {
  if (change.kind !== 'setPt') return { kind: 'plain', change }
  const number = (n: typeof change.power): number | null => (typeof n === 'number' ? n : null)
  return { kind: 'numbers', set: true, power: number(change.power), toughness: number(change.toughness) }
}

function changedBy(before: Characteristics, change: Change): Characteristics {
  // It is the copy's own ability: nothing else gives it.
  if (change.kind === 'gain') return { ...before, abilities: [...before.abilities, change.ability] }
  return applied(before.abilities, before, settledAlready(change), { source: 0, controller: before.controller })
}

/** The face with the changes; what basic land types give follows from it again. */
export function changedFace(face: Face, changes: readonly Change[]): Face {
  const before: Characteristics = { ...face, controller: 0, restrictions: [] }
  const { controller: _, restrictions: __, ...after } = changes.reduce(changedBy, before)
  return { ...after, abilities: after.abilities.filter((ability) => !isIntrinsic(ability)) }
}
