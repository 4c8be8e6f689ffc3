import type { Cost } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

const A_LAND: Cost = [
  { kind: 'discard', filter: { noun: 'card', is: [{ is: 'type', type: 'land' }] }, n: 1, random: false },
]

/** 2011:702.79: from the graveyard, for its mana cost and a land card. */
export const retrace: KeywordRules<'retrace'> = {
  casting: { from: 'graveyard', cost: 'manaCost', also: A_LAND },
}
