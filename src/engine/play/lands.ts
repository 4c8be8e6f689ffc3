/** With what permission a land is played: the turn's own, or that of an effect (212.6b). */
import { landEffectsOf } from '../playerRules/index.ts'
import { type LandPermission, playerAt, type Seat, type State } from '../state/index.ts'

/**
 * The permission that the player's next land would use, or `null` if none is left. Effects' permissions are used before
 * the turn's own, which no event takes away; of effects, those of abilities before those that last anyway.
 */
export function landPermission(state: State, seat: Seat): LandPermission | null {
  const { landsPlayed } = playerAt(state, seat)
  const left = (by: LandPermission, n: number): number => n - landsPlayed.filter((one) => one === by).length
  const effects = landEffectsOf(state, seat).flatMap(({ effect, n }) => (left(effect, n) > 0 ? [effect] : []))
  const [first] = [...effects].sort((a, b) => Number(isLasting(a)) - Number(isLasting(b)))
  return first ?? (left('turn', 1) > 0 ? 'turn' : null)
}

function isLasting(by: LandPermission): boolean {
  return by.startsWith('lasting.')
}
