/**
 * Snow (502.14 of 2004, 205.4f of 2011): one mark on permanents, which one book calls an ability and the other a
 * supertype. As an ability it is gained and lost like abilities, and with them.
 */
import type { Change } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import type { Characteristics } from '../../state/index.ts'
import type { EvaluatedChange } from '../faces/change.ts'

/** Whether the change makes something snow, or no longer snow, and nothing else. */
export function isOfSnow(change: Change): boolean {
  if (change.kind === 'loseSupertype') return change.supertype === 'snow'
  if (change.kind !== 'types' || change.types.length + change.subtypes.length > 0) return false
  return change.supertypes.length > 0 && change.supertypes.every((one) => one === 'snow')
}

/** A new basic land type takes the other abilities of the land's text, but not this one (2004:212.6e). */
function takesAbilities(evaluated: EvaluatedChange): boolean {
  return evaluated.kind === 'plain' && evaluated.change.kind === 'loseAllAbilities'
}

type Values = Characteristics
/** The values after a change, as far as snow goes. */
export const AFTER_CHANGE: {
  readonly [S in Edition['cards']['snow']]: (evaluated: EvaluatedChange, after: Values) => Values
} = {
  ability: (evaluated, after) =>
    takesAbilities(evaluated) && after.supertypes.includes('snow')
      ? { ...after, supertypes: after.supertypes.filter((one) => one !== 'snow') }
      : after,
  supertype: (_evaluated, after) => after,
}
