/** Faces that come up during a game: tokens, and copies with a difference. */
import type { Change, Printed } from '../../language/index.ts'
import type { Draft, State } from '../state/index.ts'

/** The index of this face in `State.printed`, added where it isn't there yet. */
export function intern(g: Draft, printed: Printed): number {
  const known = g.state.printed.findIndex(
    (one) => one === printed || (one?.name === printed.name && sameFace(one, printed)),
  )
  if (known >= 0) return known
  g.write({ printed: [...g.state.printed, printed] })
  return g.state.printed.length - 1
}

function sameFace(a: Printed, b: Printed): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A face as a copy "except ..." has it: the exceptions are part of what is copied (503). */
export function withExceptions(state: State, face: number, also: readonly Change[]): Printed | null {
  const printed = state.printed[face] ?? null
  return printed === null ? null : also.reduce(except, printed)
}

function except(face: Printed, change: Change): Printed {
  switch (change.kind) {
    case 'types':
      return {
        ...face,
        supertypes: merged(face.supertypes, change.supertypes, false),
        types: merged(face.types, change.types, change.set),
        subtypes: merged(face.subtypes, change.subtypes, change.set),
      }
    case 'colors':
      return { ...face, colors: merged(face.colors, change.colors, change.set) }
    case 'gain':
      return { ...face, abilities: [...face.abilities, change.ability] }
    case 'setPt':
      return {
        ...face,
        power: typeof change.power === 'number' ? change.power : face.power,
        toughness: typeof change.toughness === 'number' ? change.toughness : face.toughness,
      }
    case 'loseAllAbilities':
      return { ...face, abilities: [] }
    default:
      return face
  }
}

function merged<T>(old: readonly T[], more: readonly T[], set: boolean): readonly T[] {
  return set ? more : [...old, ...more.filter((one) => !old.includes(one))]
}
