/** Every object of a state. */
import type { GameObject, State } from '../state/index.ts'

/** The objects of a state, by number. */
export function objectsOf(state: State): readonly GameObject[] {
  const found: GameObject[] = []
  for (const page of state.objects) for (const object of page) if (object !== null) found.push(object)
  return found
}
