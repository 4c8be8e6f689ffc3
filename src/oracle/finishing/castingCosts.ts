/** Costs of casting a card besides its mana cost: "the sacrificed creature" may refer to one of them. */
import type { Ability, Cost } from '../../language/index.ts'
import { askedBy } from '../keywords/index.ts'

export function castingCostOf(ability: Ability): Cost {
  if (ability.kind === 'keyword') return askedBy(ability.keyword)
  if (ability.kind !== 'static') return []
  const { rule } = ability
  // Of two costs either may be the one that isn't paid.
  if (rule.kind === 'additionalCost') return rule.or === undefined && rule.may === undefined ? rule.cost : []
  return rule.kind === 'alternativeCost' ? rule.cost : []
}
