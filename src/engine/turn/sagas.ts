/** What the precombat main phase begins with: schemes, and a lore counter for each Saga (today:505.4, 714.3c). */

import { printedFeatures } from '../abilities/index.ts'
import { characteristics, lastChapter } from '../continuous/index.ts'
import { happen } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { activeSeats, type Draft, get, type ObjectId } from '../state/index.ts'
import { schemes } from './schemes.ts'

/** The active players' Sagas that have chapters. */
function sagas(g: Draft): readonly ObjectId[] {
  if (!printedFeatures(g.state.printed).triggers.has('chapter')) return []
  const active = activeSeats(g.state)
  return g.state.battlefield.filter(
    (id) => active.includes(get(g.state, id).controller) && lastChapter(characteristics(g.state, id)) > 0,
  )
}

/** Sets schemes in motion, then puts the counters on the Sagas, all at once. */
export function precombatMain(g: Draft): Process | null {
  schemes(g)
  const all = sagas(g)
  return all.length === 0 ? null : told(g, all)
}

function* told(g: Draft, all: readonly ObjectId[]): Process {
  yield* happen(
    g,
    all.map((object) => ({ kind: 'counters', object, counter: 'lore', change: 1, cause: 'rule' })),
  )
}
