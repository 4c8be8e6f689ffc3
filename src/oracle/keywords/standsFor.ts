/** What keywords are short for (502 of 2004, 702 of 2011), as text: it means what it would mean if it were written out. */
import type { Cost, Keyword } from '../../language/index.ts'
import { print } from '../core/index.ts'
import { costs } from '../costs/index.ts'

const written = (cost: Cost): string => print(costs, cost) ?? ''

/** The texts that a keyword is short for, one an ability; none where it is a rule of its own. */
export function standsFor(keyword: Keyword): readonly string[] {
  switch (keyword.name) {
    case 'cycling':
      return [`${written(keyword.cost)}, Discard ~: Draw a card.`]
    case 'equip':
      return [`${written(keyword.cost)}: Attach ~ to target creature you control. Activate only as a sorcery.`]
    default:
      return []
  }
}
