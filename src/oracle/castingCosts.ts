/** What casting a card may ask for besides its mana cost: "the sacrificed creature" is one of these. */
import type { Ability, Cost } from '../language/index.ts'
import { askedBy } from './keywords/index.ts'

export function castingCostOf(ability: Ability): Cost {
  if (ability.kind === 'keyword') return askedBy(ability.keyword)
  if (ability.kind !== 'static') return []
  const { rule } = ability
  return rule.kind === 'additionalCost' || rule.kind === 'alternativeCost' ? rule.cost : []
}
