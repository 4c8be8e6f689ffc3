/** Costs of casting a card besides its mana cost: "the sacrificed creature" may refer to one of them. */
import type { Ability, Cost, CostPart } from '../../language/index.ts'
import { askedBy } from '../keywords/index.ts'

/** "You may sacrifice any number of Spirits": not to is to sacrifice none. */
const takesAnyNumber = (part: CostPart): boolean =>
  'what' in part && part.what.kind === 'choose' && part.what.count.min === 0

export function castingCostOf(ability: Ability): Cost {
  if (ability.kind === 'keyword') return askedBy(ability.keyword)
  if (ability.kind !== 'static') return []
  const { rule } = ability
  // Of two costs either may be the one that isn't paid.
  if (rule.kind === 'additionalCost') {
    const isCertain = rule.may === undefined || rule.cost.every(takesAnyNumber)
    return rule.or === undefined && isCertain ? rule.cost : []
  }
  return rule.kind === 'alternativeCost' ? rule.cost : []
}
