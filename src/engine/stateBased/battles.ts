/** today:704.5: battles without defense, and battles whose protector can't be that. */
import { alsoChosen } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { characteristics, isBattle, isSiege, protectorOf } from '../continuous/index.ts'
import { choice, moveTo, type Proposed } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, find, get, type ObjectId, opponentsOf, playerAt, type State } from '../state/index.ts'
import { isAwaited } from './schemes.ts'

const hasBattles = (state: State): boolean => printedFeatures(state.printed).battles

/** Battles with no defense counters, unless an ability of theirs has triggered and is still to leave the stack. */
export function lostBattles(state: State): readonly Proposed[] {
  if (!hasBattles(state)) return []
  return state.battlefield
    .filter((id) => isBattle(state, id) && (get(state, id).counters.defense ?? 0) <= 0 && !isAwaited(state, id))
    .map((id) => moveTo(id, 'graveyard', 'stateBased'))
}

/** Whether that seat can protect it: an opponent of its controller who is in the game. */
function mayProtect(state: State, id: ObjectId): boolean {
  const seat = protectorOf(state, id)
  if (seat === null || playerAt(state, seat).lost !== null) return false
  return opponentsOf(state, characteristics(state, id).controller).includes(seat)
}

/** Their controllers choose again for Sieges that nobody attacks; true if any did (today:310.8). */
export function* chooseProtectors(g: Draft): Process<boolean> {
  if (!hasBattles(g.state)) return false
  let any = false
  for (const id of g.state.battlefield) {
    if (find(g.state, id) === null || !isSiege(g.state, id) || mayProtect(g.state, id)) continue
    const isAttacked = g.state.combat?.attackers.some(
      ({ defender }) => defender !== null && 'object' in defender && defender.object === id,
    )
    const { controller } = characteristics(g.state, id)
    if (isAttacked === true || opponentsOf(g.state, controller).length === 0) continue
    const chosen = yield* choice(g, controller, id, { choice: 'opponent' })
    g.patch(id, { chosen: alsoChosen(get(g.state, id).chosen, chosen, null) })
    any = true
  }
  return any
}
