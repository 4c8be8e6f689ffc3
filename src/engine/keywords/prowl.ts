import type { Condition } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

/** A source of theirs that shares a creature type with the card has dealt combat damage to a player this turn. */
const HIT: Condition = {
  kind: 'compare',
  a: {
    kind: 'thisTurn',
    done: 'hitPlayer',
    who: { kind: 'you' },
    filter: { noun: 'source', is: [{ is: 'shares', what: 'creatureType', thing: { kind: 'self' } }] },
  },
  op: '>=',
  b: 1,
}

/** 2011:702.74: an alternative cost; whether it was paid is asked by the card's own text. */
export const prowl: KeywordRules<'prowl'> = {
  casting: { from: 'playable', cost: ({ cost }) => cost, when: HIT },
}
