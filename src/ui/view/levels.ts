/** A leveler's levels (2011:contents/710), as its static abilities have them. */
import type { GameObject } from '../../engine/index.ts'
import type { Ability, Condition } from '../../language/index.ts'
import type { CardLook } from '../card/index.ts'

const LEVEL = 'level'

/** The number of level counters from which the condition is true; `null`: it asks for none. */
function leastOf(condition: Condition | null): number | null {
  if (condition?.kind === 'and') return condition.of.map(leastOf).find((n) => n !== null) ?? null
  if (condition?.kind !== 'compare' || condition.op !== '>=' || typeof condition.b !== 'number') return null
  const { a } = condition
  return typeof a === 'object' && a.kind === 'counters' && a.counter === LEVEL ? condition.b : null
}

/** Its level counters, and how many each level needs; `undefined`: it is no leveler on the battlefield. */
export function levelsOf(abilities: readonly Ability[], { zone, counters }: GameObject): CardLook['levels'] {
  if (zone !== 'battlefield') return undefined
  const from = abilities.flatMap((ability) => (ability.kind === 'static' ? (leastOf(ability.condition) ?? []) : []))
  return from.length === 0 ? undefined : { now: counters[LEVEL] ?? 0, from: [...new Set(from)] }
}
