/** Faces that are added during a game: those of tokens. */
import type { Printed } from '../../language/index.ts'
import { type Draft, sameData } from '../state/index.ts'

/** The index of this face in `State.printed`; adds it if it isn't there yet. */
export function intern(g: Draft, printed: Printed): number {
  const known = g.state.printed.findIndex(
    (one) => one === printed || (one?.name === printed.name && sameData(one, printed)),
  )
  if (known >= 0) return known
  g.write({ printed: [...g.state.printed, printed] })
  return g.state.printed.length - 1
}
