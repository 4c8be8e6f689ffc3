/** Control as the control layer gives it, written to the objects: permission to act on them is read from there. */
import { removeFromCombat } from '../state/combat.ts'
import { type Draft, get, type Named, type ObjectId, type State } from '../state/index.ts'
import { characteristics } from './characteristics.ts'
import { table } from './table.ts'

function named(state: State, id: ObjectId): Named {
  return { id, name: get(state, id).faceDown ? null : characteristics(state, id).name }
}

/**
 * Gives each permanent the controller that effects give it. It leaves combat (306.2 / 2011:506.4) and its new controller
 * has it only from now on (212.3f). True if any changed.
 */
export function settleControl(g: Draft): boolean {
  const { misplaced, of } = table(g.state)
  for (const id of misplaced) {
    const controller = of.get(id)?.controller
    if (controller === undefined) continue
    g.patch(id, { controller, controlledSince: g.tick() })
    removeFromCombat(g, id)
    g.emit({ rule: '2004:418.5a', kind: 'controlChanged', object: named(g.state, id), seat: controller })
  }
  return misplaced.length > 0
}
