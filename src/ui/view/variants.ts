/** Planes and schemes where several play (2011:contents/9): what of them isn't in the back row. */
import {
  abilitiesOf,
  activePlanes,
  type GameObject,
  isOngoing,
  type ObjectId,
  type State,
  schemesInMotion,
} from '../../engine/index.ts'
import { abilityOf } from '../../language/index.ts'

/** Whether it is a plane or a scheme that has its place elsewhere than in the back row. */
export function isElsewhere(state: State, id: ObjectId): boolean {
  if (state.players.length < 3) return false
  if (activePlanes(state)[0] === id) return true
  // What isn't ongoing is on the stack as long as it is face up.
  return schemesInMotion(state).includes(id) && !isOngoing(state, id)
}

/** Whether an ability on the stack is what a scheme does as it is set in motion. */
export function isSettingInMotion(state: State, { ability }: GameObject): boolean {
  if (ability === null || ability.at === null || !schemesInMotion(state).includes(ability.source)) return false
  const source = abilityOf(abilitiesOf(state, ability.source), ability.at.key)
  return source?.kind === 'triggered' && source.trigger.on === 'setInMotion'
}
