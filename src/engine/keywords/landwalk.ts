import type { Predicate } from '../../language/index.ts'
import { contextOf, isType, satisfies } from '../continuous/index.ts'
import { isWithoutLandwalk } from '../restrictions/index.ts'
import { get, type ObjectId, refuse, type Seat, type State } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** "Of the chosen type": as was chosen for the creature that has the ability. */
function controlsLand(state: State, seat: Seat, land: readonly Predicate[], walker: ObjectId): boolean {
  const context = contextOf(walker, seat)
  return state.battlefield.some(
    (id) => get(state, id).controller === seat && isType(state, id, 'land') && satisfies(state, land, id, context),
  )
}

/** 502.6b: unblockable as long as the defending player (the blocker's controller) controls such a land. */
export const landwalk: KeywordRules<'landwalk'> = {
  whyNotBlockedBy: (state, { land }, attacker, blocker) =>
    !isWithoutLandwalk(state, attacker, land) && controlsLand(state, get(state, blocker).controller, land, attacker)
      ? refuse(state, 'block.landwalk', { object: blocker, attacker })
      : null,
}
