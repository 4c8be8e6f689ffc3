/** What an object's abilities are, as qualities ask for it. */
import type { Ability, Predicate } from '../../../language/index.ts'
import { sameData } from '../../state/index.ts'

/** Whether one of them is landwalk of that kind (502.6). */
export const holdsLandwalk = (abilities: readonly Ability[], land: readonly Predicate[]): boolean =>
  abilities.some((one) => one.kind === 'keyword' && sameData(one.keyword, { name: 'landwalk', land }))

/** It can be activated for {T}, among other things. */
export const isTapAbility = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.cost.some(({ kind }) => kind === 'tap')
