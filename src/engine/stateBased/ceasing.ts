/** 420.5f tokens off the battlefield, 420.5j copies of spells off the stack: they cease to exist. */
import { editionOf, getAnywhere, type ObjectId, preparedBy, type State } from '../state/index.ts'

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
  let cards = true
  for (const id of list) {
    const object = getAnywhere(state, id)
    if (object.kind !== 'token' && object.kind !== 'spellCopy') continue
    cards = false
    // today:722: the copy that a prepared permanent offers stays.
    if (preparedBy(state, object) === null) found.push(id)
  }
  if (cards) onlyCards.add(list)
}
