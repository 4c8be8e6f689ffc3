/** How often abilities were activated this turn, by whomever (403.3): counted under the ability's key. */
import { type Activated, isLoyaltyCost, visitNodes } from '../../language/index.ts'
import { type Draft, find, type GameObject, type ObjectId } from '../state/index.ts'

/** How often this ability of the object was activated this turn. */
export function timesActivated({ activations }: GameObject, ability: Activated): number {
  return activations[ability.at.key] ?? 0
}

/**
 * The key under which all loyalty abilities of a permanent are counted: the limit is per permanent (2011:contents/606).
 */
const LOYALTY = 'loyalty'

/** How often a loyalty ability of the permanent was activated this turn. */
export function loyaltyActivated({ activations }: GameObject): number {
  return activations[LOYALTY] ?? 0
}

const counted = new WeakMap<Activated, boolean>()

/** Whether anything asks how often the ability was activated: its limits (403.3), or its own text. */
export function isCounted(ability: Activated): boolean {
  let known = counted.get(ability)
  if (known === undefined) {
    let asks = ability.limits.length > 0
    visitNodes(ability.body, (node) => {
      asks ||= node.kind === 'activations'
      return undefined
    })
    known = asks
    counted.set(ability, known)
  }
  return known
}

/** Counts an activation. */
export function countActivation(g: Draft, id: ObjectId, ability: Activated): void {
  const object = find(g.state, id)
  if (object === null) return
  const key = isLoyaltyCost(ability.cost) ? LOYALTY : ability.at.key
  g.patch(id, { activations: { ...object.activations, [key]: (object.activations[key] ?? 0) + 1 } })
}
