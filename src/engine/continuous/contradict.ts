/** Whether what enters together has effects whose order matters (418.5e). */
import type { Change } from '../../language/index.ts'
import { editionOf, type State } from '../state/index.ts'
import { type Part, planOfStatic } from './plan.ts'
import { scan } from './scan.ts'

/** Changes after which what was before them no longer shows: the others come to the same in any order. */
const OVERRIDES: ReadonlySet<Change['kind']> = new Set([
  'setPt',
  'switchPt',
  'loseKeyword',
  'loseAllAbilities',
  'control',
  'text',
])

function overrides(change: Change): boolean {
  return OVERRIDES.has(change.kind) || ((change.kind === 'types' || change.kind === 'colors') && change.set)
}

function partsOf(state: State, face: number): readonly Part[] {
  const abilities = state.printed[face]?.abilities ?? []
  return scan(abilities).effects.flatMap((held) =>
    held.rule.kind === 'affect' && held.zone === 'battlefield' ? planOfStatic(editionOf(state), held, false) : [],
  )
}

/** Of these faces, those that apply in one layer with another one of them, at least one of the two overriding. */
export function contradicting(state: State, faces: readonly number[]): ReadonlySet<number> {
  const different = [...new Set(faces)]
  const parts = different.map((face) => partsOf(state, face))
  const found = new Set<number>()
  different.forEach((face, index) => {
    const meets = (other: Part): boolean =>
      (parts[index] ?? []).some(
        (own) => own.group === other.group && [...own.changes, ...other.changes].some(overrides),
      )
    if (parts.some((others, place) => place !== index && others.some(meets))) found.add(face)
  })
  return found
}
