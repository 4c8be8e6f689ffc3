/** 420.5f tokens off the battlefield, 420.5j copies of spells off the stack: they cease to exist. */
import { editionOf, getAnywhere, type ObjectId, type State } from '../state/index.ts'

/** Lists already checked that contain only cards: they are never written in place. */
const onlyCards = new WeakSet<readonly ObjectId[]>()

/** Every token or copy in a zone where it can't exist. */
export function ceasingObjects(state: State): readonly ObjectId[] {
  const found: ObjectId[] = []
  look(state, state.exile, found)
  if (editionOf(state).zones.phasedTokensCease) look(state, state.phasedOut, found)
  for (const list of state.graveyards) look(state, list, found)
  for (const list of state.hands) look(state, list, found)
  for (const list of state.libraries) look(state, list, found)
  return found
}

function look(state: State, list: readonly ObjectId[], found: ObjectId[]): void {
  if (onlyCards.has(list)) return
  const before = found.length
  for (const id of list) {
    const { kind } = getAnywhere(state, id)
    if (kind === 'token' || kind === 'spellCopy') found.push(id)
  }
  if (found.length === before) onlyCards.add(list)
}
