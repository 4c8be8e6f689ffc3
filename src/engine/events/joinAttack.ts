/** Being put onto the battlefield attacking (2011:508.4). */
import { attackOn, type Draft, find, isActive, type ObjectId, type Ref, type Seat } from '../state/index.ts'

/**
 * It attacks without having been declared: no "attacks" ability triggers (2011:508.4), but a combat without attackers
 * then has an attack (2011:508.8).
 */
export function joinAttack(g: Draft, id: ObjectId, controller: Seat, defender: Ref): void {
  const { combat } = g.state
  const against = 'player' in defender ? defender.player : find(g.state, defender.object)?.controller
  if (combat === null || against === undefined || !isActive(g.state, controller)) return
  const attackers = [...combat.attackers, attackOn(id, defender, against)]
  g.write({ combat: { ...combat, attacked: true, attackers } })
}
