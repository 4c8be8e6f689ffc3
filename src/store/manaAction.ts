import { type Action, abilitiesOf, isManaAbility, type State } from '../engine/index.ts'
import { activatedOf } from '../language/index.ts'

/** Whether an action only fills the pool (406.1). */
export function isManaAction(state: State, action: Action): boolean {
  if (action.do !== 'activate') return false
  const ability = activatedOf(abilitiesOf(state, action.object), action.ability)
  return ability !== null && isManaAbility(state, ability)
}
