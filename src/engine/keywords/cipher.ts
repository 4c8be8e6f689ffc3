import type { Effect, Thing } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

/** A creature of its player's, on which the card is encoded. */
const CREATURE: Thing = {
  kind: 'choose',
  count: { min: 1, max: 1 },
  filter: {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'creature' },
      { is: 'controlled', by: { kind: 'you' } },
    ],
  },
  by: { kind: 'you' },
}
const ENCODED: Effect = {
  kind: 'move',
  what: { kind: 'self' },
  to: { zone: 'exile', under: null, tapped: false, position: null, attachedTo: CREATURE },
}

/** today:702.99: last as it resolves the card, which no copy is, may be exiled with a creature for its text to speak of. */
export const cipher: KeywordRules<'cipher'> = {
  resolving: [{ kind: 'may', who: { kind: 'you' }, effects: [ENCODED] }],
  cardsOnly: true,
}
