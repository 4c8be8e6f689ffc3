import type { Condition, Predicate } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

/** A source of theirs of that quality has dealt combat damage to a player this turn. */
const hitBy = (quality: Predicate): Condition => ({
  kind: 'compare',
  a: { kind: 'thisTurn', done: 'hitPlayer', who: { kind: 'you' }, filter: { noun: 'source', is: [quality] } },
  op: '>=',
  b: 1,
})

/** 2011:702.74: an alternative cost; whether it was paid is asked by the card's own text. */
export const prowl: KeywordRules<'prowl'> = {
  casting: {
    from: 'playable',
    cost: ({ cost }) => cost,
    when: hitBy({ is: 'shares', what: 'creatureType', thing: { kind: 'self' } }),
  },
}

/** today:702.173: the same for Assassins and commanders. */
export const freerunning: KeywordRules<'freerunning'> = {
  casting: {
    from: 'playable',
    cost: ({ cost }) => cost,
    when: hitBy({
      is: 'anyOf',
      of: [
        { is: 'subtype', subtype: 'Assassin' },
        { is: 'state', state: 'commander' },
      ],
    }),
  },
}
