/** How many targets a spell or ability has, where a text asks for what it targets only. */
import type { Edition } from '../../../rulebook/index.ts'
import { editionOf, type LayerState, type Ref, sameRef } from '../../state/index.ts'

const COUNTED: { readonly [V in Edition['abilities']['onlyTargets']]: (targets: readonly Ref[]) => number } = {
  choices: (targets) => targets.length,
  things: (targets) => targets.filter((one, index) => targets.findIndex((ref) => sameRef(ref, one)) === index).length,
}

/** Whether these targets are one, as the edition counts them. */
export const areOne = (state: LayerState, targets: readonly Ref[]): boolean =>
  COUNTED[editionOf(state).abilities.onlyTargets](targets) === 1
