/** How often abilities were activated this turn, by whomever (403.3): counted under the ability's key. */
import { type Activated, isLoyaltyCost, memoised, visitNodes } from '../../language/index.ts'
import { type Draft, EVER, find, type GameObject, type ObjectId } from '../state/index.ts'

/** How often this ability of the object was activated this turn. */
export function timesActivated({ activations }: GameObject, ability: Activated): number {
  return activations[ability.at.key] ?? 0
}

/** Whether this ability of the object has ever been activated (2011:602.5b). */
export function wasEverActivated({ activations }: GameObject, ability: Activated): boolean {
  return (activations[ability.at.key + EVER] ?? 0) > 0
}

/**
 * The key under which all loyalty abilities of a permanent are counted: the limit is per permanent (2011:contents/606).
 */
const LOYALTY = 'loyalty'

/** How often a loyalty ability of the permanent was activated this turn. */
export function loyaltyActivated({ activations }: GameObject): number {
  return activations[LOYALTY] ?? 0
}

/** Whether how often it has been activated matters: to its limits (403.3), or to its own words. */
export function isCounted(ability: Activated): boolean {
  return ability.limits.length > 0 || speaksOfActivations(ability)
}

const speaksOfActivations = memoised((ability: Activated): boolean => {
  let speaks = false
  visitNodes(ability.body, ({ kind }) => {
    speaks ||= kind === 'activations'
    return undefined
  })
  return speaks
})

/** Counts an activation. */
export function countActivation(g: Draft, id: ObjectId, ability: Activated): void {
  const object = find(g.state, id)
  if (object === null) return
  const key = isLoyaltyCost(ability.cost) ? LOYALTY : ability.at.key
  const ever = ability.limits.some(({ kind }) => kind === 'once') ? { [ability.at.key + EVER]: 1 } : {}
  g.patch(id, { activations: { ...object.activations, [key]: (object.activations[key] ?? 0) + 1, ...ever } })
}
