import { type Cost, genericOf, isVariable, type ManaCost } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

const A_CARD: Cost = [
  {
    kind: 'exile',
    what: {
      kind: 'choose',
      filter: { noun: 'card', is: [{ is: 'in', zone: 'graveyard', of: { kind: 'you' } }] },
      count: { min: 1, max: 1 },
      by: { kind: 'you' },
    },
  },
]

/** Whether some of the cost is generic, or will be once X is known. */
export function hasGeneric(mana: ManaCost): boolean {
  return mana.some((symbol) => isVariable(symbol) || (genericOf(symbol) ?? 0) > 0)
}

/** 2011:702.64: cards are exiled from the graveyard, each for {1}. */
export const delve: KeywordRules<'delve'> = {
  helps: (mana) => (hasGeneric(mana) ? [{ cost: A_CARD, less: '1' }] : []),
}
