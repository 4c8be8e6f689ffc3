import type { Cost } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

/** Sacrificing a creature with power N or greater. */
const victim = (n: number): Cost => [
  {
    kind: 'sacrifice',
    what: {
      kind: 'choose',
      filter: {
        noun: 'permanent',
        is: [
          { is: 'type', type: 'creature' },
          { is: 'compare', what: 'power', op: '>=', n },
          { is: 'controlled', by: { kind: 'you' } },
        ],
      },
      count: { min: 1, max: 1 },
      by: { kind: 'you' },
    },
  },
]

/** today:702.153: an optional additional cost; the trigger asks whether it was paid. */
export const casualty: KeywordRules<'casualty'> = { option: { cost: ({ n }) => victim(n) } }
