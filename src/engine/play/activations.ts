/** How often abilities were activated and have resolved this turn, for any player (403.3): under the ability's key. */
import { type Activated, type Body, isLoyaltyCost, memoised, visitNodes } from '../../language/index.ts'
import { type Draft, EVER, find, type GameObject, type ObjectId, RESOLVED, type StackAbility } from '../state/index.ts'

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

const asksHowOften = memoised((body: Body): boolean => {
  let asks = false
  visitNodes(body, ({ kind, resolved }) => {
    asks ||= kind === 'activations' && resolved === true
    return undefined
  })
  return asks
})

/** "If this is the third time this ability has resolved this turn": counted for what has it, there or not any more. */
export function countResolution(g: Draft, { source, at, body }: StackAbility): void {
  if (at === null || !asksHowOften(body)) return
  const key = at.key + RESOLVED
  const oneMore = ({ activations }: GameObject) => ({
    activations: { ...activations, [key]: (activations[key] ?? 0) + 1 },
  })
  const object = find(g.state, source)
  const last = g.state.lastKnown[source]
  if (object !== null) g.patch(source, oneMore(object))
  else if (last !== undefined)
    g.write({
      lastKnown: { ...g.state.lastKnown, [source]: { ...last, object: { ...last.object, ...oneMore(last.object) } } },
    })
}
