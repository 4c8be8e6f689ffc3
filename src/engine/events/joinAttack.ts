/** Being put onto the battlefield attacking (2011:508.4). */
import { defendedBy } from '../continuous/index.ts'
import {
  attackOn,
  type Draft,
  find,
  isActive,
  type ObjectId,
  playerAt,
  type Ref,
  type Seat,
  type State,
} from '../state/index.ts'

/** Whom an attack on it is against; `null`: it isn't there to be attacked (today:506.3). */
function defending(state: State, defender: Ref): Seat | null {
  if ('player' in defender) return playerAt(state, defender.player).left ? null : defender.player
  return find(state, defender.object) === null ? null : defendedBy(state, defender.object)
}

/**
 * It attacks without having been declared: no "attacks" ability triggers (2011:508.4), but a combat without attackers
 * then has an attack (2011:508.8).
 */
export function joinAttack(g: Draft, id: ObjectId, controller: Seat, defender: Ref): void {
  const { combat } = g.state
  const against = defending(g.state, defender)
  if (combat === null || against === null || !isActive(g.state, controller)) return
  const attackers = [...combat.attackers, attackOn(id, defender, against)]
  g.write({ combat: { ...combat, attacked: true, attackers } })
}
