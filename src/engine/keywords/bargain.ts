import type { Cost } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

/** An artifact, an enchantment or a token. */
const GOODS: Cost = [
  {
    kind: 'sacrifice',
    what: {
      kind: 'choose',
      filter: {
        noun: 'permanent',
        is: [
          {
            is: 'anyOf',
            of: [
              { is: 'type', type: 'artifact' },
              { is: 'type', type: 'enchantment' },
              { is: 'state', state: 'token' },
            ],
          },
          { is: 'controlled', by: { kind: 'you' } },
        ],
      },
      count: { min: 1, max: 1 },
      by: { kind: 'you' },
    },
  },
]

/** today:702.166: an optional additional cost; the card's own text asks whether it was paid. */
export const bargain: KeywordRules<'bargain'> = { option: { cost: () => GOODS } }
