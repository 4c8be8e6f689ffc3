import type { Predicate } from '../../language/index.ts'
import { contextOf, isType, satisfies } from '../continuous/index.ts'
import { isWithoutLandwalk } from '../restrictions/index.ts'
import { get, refuse, type Seat, type State } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

function controlsLand(state: State, seat: Seat, land: readonly Predicate[]): boolean {
  const context = contextOf(-1, seat)
  return state.battlefield.some(
    (id) => get(state, id).controller === seat && isType(state, id, 'land') && satisfies(state, land, id, context),
  )
}

/** 502.6b: unblockable as long as the defending player (the blocker's controller) controls such a land. */
export const landwalk: KeywordRules<'landwalk'> = {
  rule: '2004:502.6',
  whyNotBlockedBy: (state, { land }, attacker, blocker) =>
    !isWithoutLandwalk(state, attacker, land) && controlsLand(state, get(state, blocker).controller, land)
      ? refuse('block.landwalk', '502.6b', { object: blocker, attacker })
      : null,
}
